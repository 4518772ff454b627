import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': 'သင့်လိုင်းတွင် အဆင့်အရေအတွက် ပြည့်နေပြီ။ အောက်တွင် အေးဂျင့် ထပ်မထည့်နိုင်ပါ။',
  'refusal.AGT_DAILY_OPEN': 'ယနေ့ ဖွင့်နိုင်သော အကောင့်အရေအတွက် ပြည့်ပါပြီ။ မနက်ဖြန် ထပ်ကြိုးစားပါ။',
  'refusal.AGT_LINK_LIMIT': 'အသုံးပြုနေသော လင့်ခ် အရေအတွက် ပြည့်ပါပြီ။ တစ်ခုကို အရင်ပိတ်ပါ။',
  'refusal.AGT_LINK_USED': 'ဤလင့်ခ်ဖြင့် စာရင်းသွင်းသူ ရှိပြီးဖြစ်၍ မဖျက်နိုင်ပါ။ ပိတ်နိုင်ပါသည်။',
} as const satisfies Record<keyof typeof vi, string>
