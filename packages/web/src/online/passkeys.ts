import { ask, fieldOf, findServer, Refused, tell } from './server.ts'

/** A key that some device keeps for this account. */
export interface Passkey {
  readonly id: string
  readonly at: number
}

/** Whether this browser can keep keys and speak of them in plain data; older ones go on with passwords. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const isPasskey = (found: unknown): found is Passkey =>
  typeof fieldOf(found, 'id') === 'string' && typeof fieldOf(found, 'at') === 'number'

export async function readPasskeys(): Promise<Passkey[]> {
  const found = fieldOf(await ask('api/me/passkeys'), 'value')
  return Array.isArray(found) ? found.filter(isPasskey) : []
}

export const removePasskey = (id: string): Promise<unknown> => tell('api/me/passkeys/remove', { id })

/** Lets this device make a key and gives its public half to the server. */
export async function addPasskey(): Promise<void> {
  const options = await optionsFrom('api/me/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  await tell('api/me/passkeys', await shown(() => navigator.credentials.create({ publicKey })))
}

/** Signs in with whichever key somebody takes. */
export async function signInWithPasskey(): Promise<void> {
  const options = await optionsFrom('api/passkeys/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  await tell('api/auth/sign-in/passkey', await shown(() => navigator.credentials.get({ publicKey })))
  await findServer()
}

/** Both kinds of questions have a challenge; what else is in them is for the browser to read. */
type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

async function optionsFrom(path: string): Promise<Options> {
  const options = fieldOf(await tell(path, {}), 'value')
  if (!isOptions(options)) throw new Refused(200, 'failed')
  return options
}

const isOptions = (found: unknown): found is Options => typeof fieldOf(found, 'challenge') === 'string'

/** What the device answers, as plain data; whoever waves it aside has not signed in. */
async function shown(work: () => Promise<Credential | null>): Promise<object> {
  const credential = await work().catch(() => null)
  if (!(credential instanceof PublicKeyCredential)) throw new Refused(0, 'noKey')
  return credential.toJSON()
}
