import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Settings } from '../settings/index.ts'

/** What an operator has set for the chat of a brand. */
export const chatSetting = async (chat: { settings: Pick<Settings, 'values'> }, brand: Brand, now: Instant) =>
  (await chat.settings.values.of(brand.merchantCode, now)).chat
