import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': '您必须年满 {age} 岁。',
  'birthday.once': '仅可填写一次，之后只能由客服修改。',
  'birthday.part': '请填写完整的日、月和四位数年份。',
  'birthday.none': '没有这一天，请检查。',
  'birthday.young': '您未满 {age} 岁，不能在此游戏。',
} as const satisfies Record<keyof typeof vi, string>
