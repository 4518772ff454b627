import type { keys as vi } from '../../vi/site/keys.ts'

export const keys = {
  'keys.title': 'ကီးဘုတ် ဖြတ်လမ်းများ',
  'keys.search': 'ဂိမ်းရှာရန်',
  'keys.move': 'ဂိမ်းစာရင်းနှင့် နံပါတ်ဘုတ်တွင် ရွှေ့ရန်',
  'keys.choose': 'ဂိမ်းဖွင့်ရန်၊ နံပါတ်ရွေးရန်',
  'keys.close': 'ဝင်းဒိုး သို့မဟုတ် မီနူး ပိတ်ရန်',
  'keys.list': 'ဤစာရင်း',
  'keys.games': 'ဂိမ်းတိုင်းတွင် ကိုယ်ပိုင်စာရင်း ရှိပြီး ဤခလုတ်ဖြင့်ပင် ဖွင့်သည်။',
} as const satisfies Record<keyof typeof vi, string>
