import type { Guest } from '../guest.ts'

/** One thing that people do. A vertical adds a file with its own, and its name to their likes. */
export interface Behaviour {
  name: string
  /** Whether it can be done now; absent: always. */
  isOpen?(guest: Guest): boolean
  run(guest: Guest): Promise<void>
}
