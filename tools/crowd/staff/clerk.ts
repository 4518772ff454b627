import { deskStatus, staffCode, staffLogin } from '@senluna/contract/desk/staff.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

/** A demonstration's own staff account, and the code that its authenticator shows. */
export interface ClerkAccount {
  name: string
  password: string
  code(now: Instant): Promise<string>
}

/** A session at the desk ends soon without a call. */
const IDLE = 10 * MINUTE
/** A code of an authenticator is good once. */
const NEXT_CODE = 31_000

/** Somebody of the brand's own people at the desk. */
export class Clerk {
  readonly visitor: Visitor
  readonly #world: World
  readonly #account: ClerkAccount
  #lastCall: Instant | undefined

  constructor(world: World, account: ClerkAccount, nth: number) {
    this.#world = world
    this.#account = account
    this.visitor = new Visitor(
      { ...world, info: async () => ({ ...(await world.info()), crypto: { keys: await this.#keys() } }) },
      { address: `127.19.0.${nth + 1}`, deviceId: `desk ${nth}`, language: 'EN', host: `desk.${world.host}` },
    )
  }

  /** Is logged in, by password and code. */
  async come(): Promise<void> {
    const now = this.#world.now()
    if (this.#lastCall !== undefined && now - this.#lastCall < IDLE) return
    this.visitor.authorization = ''
    const { name, password } = this.#account
    const { ticket } = await this.visitor.call(staffLogin, { body: { name, password } })
    await this.#world.pause(NEXT_CODE)
    const code = await this.#account.code(this.#world.now())
    const { session } = await this.visitor.call(staffCode, { body: { ticket, code } })
    this.visitor.authorization = `Bearer ${session.token}`
    this.#lastCall = this.#world.now()
  }

  /** Waits as people do who read before they decide. */
  async read(ms: number): Promise<void> {
    await this.#world.pause(ms)
    this.#lastCall = this.#world.now()
  }

  async #keys() {
    return (await this.visitor.call(deskStatus)).keys
  }
}
