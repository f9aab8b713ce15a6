/** Words about one's own account. */
export const accountEn = {
  sessions: 'Where you are signed in',
  here: 'here, now',
  used: (when: string) => `last used ${when}`,
  someBrowser: 'A browser',
  signOutThere: 'Sign out there',
  signOutElsewhere: 'Sign out everywhere else',
  data: 'Your data',
  dataNote: 'Everything this server keeps about you: your tables, your messages, your settings.',
  download: 'Download',
  end: 'Delete everything',
  endNote: 'Your account, your chat messages and your settings will be gone for good.',
  endSure:
    'This can’t be undone. A bot takes your place, and the games stay with the others, without your name.',
  endDo: 'Delete for good',
  keys: 'Passkeys',
  keysNote: 'Sign in with your fingerprint, your face or your device’s PIN, without a password.',
  keyAdd: 'Add this device',
  keySince: (day: string) => `Added ${day}`,
  keyRemove: 'Remove this passkey',
  keyEnter: 'Use a passkey',
  close: 'Close',
  forgot: 'Forgotten your password?',
  forgotNote: 'Enter your account’s e-mail address and we’ll send you a link to choose a new password.',
  keepNote:
    'Enter your e-mail address and we’ll send you a link to choose a password. Then you can find your games on any device.',
  send: 'Send me an e-mail',
  sent: 'Check your inbox. The link works for an hour; open it in this browser.',
  choose: 'Choose a password',
  chosen: 'Done. You’re signed in.',
}

export type AccountTexts = typeof accountEn
