import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './json.ts'

/** SHA-256 of a text, as 64 hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256Text(text))

/** SHA-256 of a text, as bytes. */
export const sha256Text = (text: string): Uint8Array => sha256(utf8ToBytes(text))

/** A stable fingerprint of a state or view: 32 hex digits, the same on every machine. */
export const hashOf = (value: unknown): string => sha256Hex(canonical(value)).slice(0, 32)
