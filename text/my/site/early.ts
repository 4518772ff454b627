import type { early as vi } from '../../vi/site/early.ts'

/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'ဤအကောင့်၏ ကစားခွင့်ကို ကိုယ်တိုင် အပြီးတိုင် ပိတ်ထားသည်။',
  'rg.excluded.returnAt': 'ပြန်ဖွင့်ရန် တောင်းဆိုထားပြီးပါပြီ။ {time} မှစ၍ အကောင့်ဝင်နိုင်ပါသည်။',
  'rg.excluded.until': 'ဤအကောင့်သည် {time} အထိ အနားယူနေသည် သို့မဟုတ် ကိုယ်တိုင် ကစားခွင့်ပိတ်ထားသည်။',
  'rg.excluded.over':
    'ကစားခွင့်ပိတ်ထားသည့် ကာလ ကုန်ပါပြီ၊ သို့သော် အကောင့်သည် အလိုအလျောက် မပွင့်ပါ။ ပြန်ဖွင့်ရန် တောင်းဆိုပါ၊ 24 နာရီအကြာတွင် အကောင့်ဝင်နိုင်ပါမည်။',
  'shell.limits': 'ကန့်သတ်ချက်နှင့် အနားယူခြင်း',
  'rg.session.soon': 'သင့်ကန့်သတ်ချက်အရ ယနေ့ ကစားချိန် {count} မိနစ် ကျန်ပါသေးသည်။',
  'inbox.title': 'စာများ',
  'vip.title': 'VIP',
  'promo.title': 'ပရိုမိုးရှင်းများ',
  'identities.title': 'အကောင့်ဝင်နည်းများ',
  'referral.title': 'သူငယ်ချင်းဖိတ်ရန်',
  'agent.center': 'အေးဂျင့်စင်တာ',
  'shell.app': 'အက်ပ်ရယူရန်',
  'shell.affiliates': 'မိတ်ဖက်',
  'shell.help': 'အကူအညီ',
  'shell.security': 'အကောင့်လုံခြုံရေး',
  'login.cryptoFailed': 'ဤဘရောက်ဇာသည် သင့်အချက်အလက်ကို ကုဒ်ဝှက်၍ မရပါ။ လုံခြုံသောလိပ်စာ (https) ဖြင့် ဖွင့်ပါ။',
  'trial.started': 'သင် စမ်းကစားငွေဖြင့် အခမဲ့ကစားနေပါသည်။',
  in_increase_submit: 'ယခုပင် အကောင့်ဖွင့်ရန်',
} as const satisfies Record<keyof typeof vi, string>
