const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Unguessable text of that length; works without a secure context, unlike randomUUID. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
