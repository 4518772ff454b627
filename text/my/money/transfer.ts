import type { transfer as vi } from '../../vi/money/transfer.ts'

export const transfer = {
  'transfer.lead': 'ဂိမ်းထုတ်လုပ်သူအများစုသည် သင့်ပင်မပိုက်ဆံအိတ်ကို သုံးသည်။ အောက်ပါတို့တွင် ကိုယ်ပိုင်ပိုက်ဆံအိတ် ရှိသည်- ကစားရန် ငွေလွှဲထည့်ပြီး အချိန်မရွေး ပြန်ထုတ်နိုင်သည်။',
  'transfer.main': 'ပင်မပိုက်ဆံအိတ်',
  'transfer.inTransit': 'လွှဲနေဆဲ- {amount}',
  'transfer.inTransitWhy':
    'ဂိမ်းထုတ်လုပ်သူက အတည်မပြုသေးပါ။ သင့်ငွေ လုံခြုံပါသည်- ထိုပိုက်ဆံအိတ်သို့ ရောက်မည် သို့မဟုတ် ဤနေရာသို့ ပြန်ရောက်မည်။ ဆက်လက် စစ်ဆေးနေပါသည်။',
  'transfer.recall': 'အားလုံး ပင်မပိုက်ဆံအိတ်သို့ ပြန်ထုတ်ရန်',
  'transfer.balance': 'လက်ကျန်ငွေ',
  'transfer.amountOf': '{vendor} နှင့် လွှဲမည့်ပမာဏ',
  'transfer.all': 'အားလုံး',
  'transfer.to': 'လွှဲထည့်ရန်',
  'transfer.from': 'ပြန်ထုတ်ရန်',
  'transfer.limits': '{min} မှ {max} အထိ၊ {step} ၏ ဆတိုးကိန်း',
  'transfer.noAnswer': 'ဤဂိမ်းထုတ်လုပ်သူ ယခု မတုံ့ပြန်ပါ။',
  'transfer.maintenance': 'ပြုပြင်ထိန်းသိမ်းနေသည်- ပြန်ထုတ်နိုင်သော်လည်း လွှဲထည့်၍ မရပါ။',
  'transfer.seamless': '{count, plural, other {ဂိမ်းထုတ်လုပ်သူ # ဦးသည် သင့်ပင်မပိုက်ဆံအိတ်ကို သုံးသည်}}',
  'transfer.none': 'ဤနေရာတွင် ကိုယ်ပိုင်ပိုက်ဆံအိတ်ရှိသော ဂိမ်းထုတ်လုပ်သူ မရှိပါ။',
  'transfer.done.in': '{vendor} သို့ {amount} လွှဲပြီးပါပြီ။',
  'transfer.done.out': '{vendor} မှ {amount} ပြန်ထုတ်ပြီးပါပြီ။',
  'transfer.pending': '{vendor} က အတည်မပြုသေးပါ။ {amount} လွှဲနေဆဲဖြစ်ပြီး ဆက်လက် စစ်ဆေးနေပါသည်။',
  'transfer.failed': '{vendor} က ငွေလွှဲမှုကို ငြင်းပယ်လိုက်သည်။ သင့်ငွေ မရွေ့ပါ။',
  'transfer.down': '{vendor} မတုံ့ပြန်ပါ။ သင့်ငွေ ထိုနေရာတွင် ရှိနေသည်။ မိနစ်အနည်းငယ်အကြာတွင် ထပ်စမ်းပါ။',
  'transfer.nothing': 'ပြန်ထုတ်ရန် ငွေ မရှိပါ။',
  'transfer.invalid': 'ပမာဏကို ဂဏန်းဖြင့် ထည့်ပါ။',
} as const satisfies Record<keyof typeof vi, string>
