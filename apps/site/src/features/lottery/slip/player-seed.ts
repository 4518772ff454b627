/** What may be given as a seed: the same as the contract takes. */
const FORM = /^[A-Za-z0-9_-]{1,64}$/

const BYTES = 16

/** Whether somebody's own words can be a seed. Nothing typed is fine: the device picks one then. */
export const isSeed = (typed: string): boolean => typed === '' || FORM.test(typed)

/** What an order gives its draw: the player's own words, or 22 characters nobody can guess. */
export const seedFor = (typed: string): string =>
  typed === '' ? base64url(crypto.getRandomValues(new Uint8Array(BYTES))) : typed

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
