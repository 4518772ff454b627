import { Throttle } from '../../platform/http/guards/throttle.ts'

/** How often one address may do what costs us most or is worth most to a bot. */
export interface SessionThrottles {
  login: Throttle
  register: Throttle
  freePlay: Throttle
  captcha: Throttle
  challenge: Throttle
}

/** `unlimited` is for measuring only. */
export function throttlesOf(unlimited: boolean): SessionThrottles {
  const throttle = (perSecond: number, burst: number) =>
    unlimited ? new Throttle(1e6, 1e6) : new Throttle(perSecond, burst)
  return {
    login: throttle(2, 30),
    register: throttle(0.2, 30),
    freePlay: throttle(0.5, 40),
    // Once a second from one page; an address can have many behind it.
    captcha: throttle(1, 1),
    challenge: throttle(5, 60),
  }
}
