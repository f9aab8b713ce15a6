/** Words about one's own account. */
export const accountEn = {
  sessions: 'Where you are signed in',
  here: 'here, now',
  used: (when: string) => `last used ${when}`,
  someBrowser: 'A browser',
  signOutThere: 'Sign out there',
  signOutElsewhere: 'Sign out everywhere else',
  data: 'Your data',
  dataNote: 'Everything that this server keeps of you: your tables, what you said, your settings.',
  download: 'Download',
  end: 'Delete everything',
  endNote: 'Your account, your words in the talk and your settings go for good.',
  endSure:
    'There is no way back. A bot plays on in your place, and the games stay with the others, without your name.',
  endDo: 'Delete for good',
  keys: 'Passkeys',
  keysNote: 'Sign in with your fingerprint, your face or the PIN of your device, without a password.',
  keyAdd: 'Add this device',
  keySince: (day: string) => `A key since ${day}`,
  keyRemove: 'Remove the key',
  keyEnter: 'Use a passkey',
  close: 'Close',
  forgot: 'Forgotten the password?',
  forgotNote: 'Tell us the e-mail of your account and we will write to you where to choose a new password.',
  keepNote:
    'Tell us your e-mail and we will write to you where to choose a password. You will find your games on every device.',
  send: 'Send me a letter',
  sent: 'Look into your mailbox. The link in the letter is good for an hour; open it in this browser.',
  choose: 'Choose a password',
  chosen: 'Done. You are signed in.',
}

export type AccountTexts = typeof accountEn
