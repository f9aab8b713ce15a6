/** Sent with every answer: nothing from elsewhere runs in our pages, and our pages run nowhere else. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The page reads its own pictures of land again when it makes one of a whole table.
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Where people come over TLS: browsers remember to come in no other way, for half a year. */
export const OVER_TLS_ONLY: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=15768000',
}
