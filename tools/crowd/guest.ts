import { randomUUID } from 'node:crypto'
import { linkOpened } from '@senluna/contract/agent/links.ts'
import { login, memberInfo } from '@senluna/contract/member/account.ts'
import { register } from '@senluna/contract/member/registration.ts'
import { balance, refill } from '@senluna/contract/money/wallet.ts'
import { humanChallenge, registerSetting, systemStatus } from '@senluna/contract/site/system.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { invitationOf } from './agents/places.ts'
import type { Chance } from './chance.ts'
import { passwordOf, personOf, type Person } from './people.ts'
import { solved } from './puzzle.ts'
import { isRefused, Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** A session ends half an hour after the last call. */
const IDLE = 25 * MINUTE
/** So many of those who belong to no agent come by a friend’s code. */
const BROUGHT_BY_FRIENDS = 0.7

/** Somebody of the crowd in front of their browser. */
export class Guest {
  readonly person: Person
  readonly world: World
  readonly visitor: Visitor
  readonly chance: Chance
  readonly #secret: string
  #lastCall: Instant | undefined
  #isMember = false
  /** What they remember of earlier visits, by behaviour. */
  readonly memory = new Map<string, unknown>()

  constructor(world: World, person: Person, secret: string) {
    this.world = world
    this.person = person
    this.chance = person.chance
    this.#secret = secret
    this.visitor = new Visitor(world, {
      address: person.address,
      deviceId: randomUUID(),
      language: person.language,
    })
  }

  get password(): string {
    return this.person.password ?? passwordOf(this.#secret, this.person)
  }

  /** Whether they have an account. */
  get isMember(): boolean {
    return this.#isMember
  }

  /**
   * On a slow machine people play a few rounds only, but for those who play high: by what they
   * stake VIP levels are climbed.
   */
  get isHurried(): boolean {
    return !this.person.isHigh && this.world.isLate?.() === true
  }

  get secret(): string {
    return this.#secret
  }

  /** Waits as people do between two things, and notes that they are still here. */
  async pause(leastMs: number, mostMs: number): Promise<void> {
    await this.world.pause(this.chance.from(leastMs, mostMs))
    this.#lastCall = this.world.now()
  }

  /** Is logged in: as before, anew, or for the first time. */
  async come(): Promise<void> {
    // As a page does when it opens: so the visit is counted.
    await this.visitor.call(systemStatus)
    const now = this.world.now()
    if (this.#lastCall !== undefined && now - this.#lastCall < IDLE && (await this.#isStillIn())) return
    if (this.#isMember || !(await this.#register())) await this.#logIn()
    this.#isMember = true
    this.#lastCall = this.world.now()
  }

  /** The balance of the main wallet. */
  async balance(): Promise<bigint> {
    const { items } = await this.visitor.call(balance)
    return BigInt(items.find(({ wallet }) => wallet === 'MAIN')?.balance ?? '0')
  }

  /** Takes the demonstration's money of the day, where an empty wallet is offered it. */
  async refill(): Promise<void> {
    const { refill: offered } = await this.visitor.call(balance)
    if (offered) await this.visitor.call(refill, { key: randomUUID() })
  }

  async #isStillIn(): Promise<boolean> {
    try {
      await this.visitor.call(memberInfo)
      return true
    } catch (error) {
      if (isRefused(error, 'AUTH_REQUIRED', 'AUTH_EXPIRED', 'AUTH_KICKED')) return false
      throw error
    }
  }

  async #logIn(): Promise<void> {
    this.visitor.authorization = ''
    const challenge = await this.visitor.call(humanChallenge)
    const { token } = await this.visitor.call(login, {
      body: {
        username: this.person.userName,
        password: this.password,
        deviceId: this.visitor.deviceId,
        deviceName: 'Chrome · Android',
        humanVerify: await solved(challenge),
      },
    })
    this.visitor.authorization = `Bearer ${token}`
  }

  /** Opens the link of whoever brings them; undefined for who comes alone, or finds no link yet. */
  async #followLink(): Promise<string | undefined> {
    const { place } = this.person
    if (!place) return this.#friendsCode()
    const upline = typeof place.upline === 'number' ? personOf(place.upline).userName : place.upline
    const code = this.world.invitations.get(invitationOf(upline, place.opens))
    if (code !== undefined) await this.visitor.call(linkOpened, { body: { code } })
    return code
  }

  /** A friend’s code, if somebody has handed one round. */
  #friendsCode(): string | undefined {
    const codes = [...this.world.friendCodes.values()]
    return codes.length > 0 && this.chance.happens(BROUGHT_BY_FRIENDS) ? this.chance.pick(codes) : undefined
  }

  /** Answers false where the name is theirs already. */
  async #register(): Promise<boolean> {
    this.visitor.authorization = ''
    const code = await this.#followLink()
    const [{ terms }, challenge] = await Promise.all([
      this.visitor.call(registerSetting),
      this.visitor.call(humanChallenge),
    ])
    try {
      const { login: opened } = await this.visitor.call(register, {
        body: {
          username: this.person.userName,
          password: this.password,
          confirmPassword: this.password,
          domain: this.world.host,
          registerUrl: `http://${this.world.host}/${code === undefined ? '' : `register?referralCode=${code}`}`,
          ...(code !== undefined && { referralCode: code }),
          registerMethod: 'WEB',
          login: true,
          deviceId: this.visitor.deviceId,
          deviceName: 'Chrome · Android',
          humanVerify: await solved(challenge),
          agreeAge: true,
          agreeTerms: true,
          termsVersion: terms.version,
        },
      })
      if (!opened) throw new Error(`${this.person.userName} registered and was not logged in`)
      this.visitor.authorization = `Bearer ${opened.token}`
      await this.world.joined(this.person.userName)
      return true
    } catch (error) {
      if (isRefused(error, 'REG_USERNAME_TAKEN', 'REG_FIELD') && String(error).includes('USERNAME_TAKEN')) return false
      throw error
    }
  }
}
