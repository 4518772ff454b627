import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'ဤဘရောက်ဇာသည် အချက်အလက်ကို ကုဒ်ဝှက်၍ မရပါ။ လုံခြုံသောလိပ်စာ (https) ဖြင့် ဖွင့်ပါ။',
  'trial.started': 'သင် စမ်းကစားငွေဖြင့် အခမဲ့ကစားနေပါသည်။',
  in_increase_submit: 'ယခုပင် အကောင့်ဖွင့်ရန်',
  'rg.excluded.forGood': 'ဤအကောင့်သည် မိမိကိုယ်ကို အပြီးတိုင် ပိတ်ထားသည်။',
  'rg.excluded.returnAt': 'ပြန်လာရန် တောင်းဆိုထားပြီးဖြစ်သည်။ {time} မှစ၍ ဝင်နိုင်သည်။',
  'rg.excluded.until': 'ဤအကောင့်သည် {time} အထိ နားနေသည် သို့မဟုတ် မိမိကိုယ်ကို ပိတ်ထားသည်။',
  'rg.excluded.over': 'ပိတ်ထားသည့်ကာလ ကုန်ဆုံးပြီဖြစ်သော်လည်း အကောင့် အလိုအလျောက် မပွင့်ပါ။ ပြန်လာရန် တောင်းဆိုနိုင်ပြီး ၂၄ နာရီအကြာတွင် ဝင်နိုင်သည်။',
  'shell.limits': 'ကန့်သတ်ချက်နှင့် အနားယူခြင်း',
  'rg.session.soon': 'သင့်ကန့်သတ်ချက်အရ ယနေ့ ကစားရန်ကျန်သော မိနစ်: {count}',
  'inbox.title': 'စာများ',
  'vip.title': 'VIP',
  'promo.title': 'ပရိုမိုးရှင်း',
  'identities.title': 'ဝင်ရောက်ရန်နည်းလမ်းများ',
  'referral.title': 'သူငယ်ချင်းဖိတ်ရန်',
  'agent.center': 'အေးဂျင့်စင်တာ',
  'shell.app': 'အက်ပ်ရယူရန်',
  'shell.affiliates': 'မိတ်ဖက်',
  'shell.help': 'အကူအညီ',
  'shell.security': 'အကောင့်လုံခြုံရေး',
} satisfies Partial<Record<keyof typeof vi, string>>
