import type { line as vi } from '../vi/line.ts'

export const line = {
  'line.lead': 'သင်၏ တိုက်ရိုက်အထက်လူ သို့မဟုတ် တိုက်ရိုက်အောက်လူထံသာ လွှဲနိုင်သည်။ လွှဲပြီးလျှင် ပြန်ရုပ်သိမ်း၍ မရဘဲ လက်ခံသူက ပြန်လွှဲပေးမှသာ ရနိုင်သည်။',
  'line.to': 'လက်ခံသူ',
  'line.up': 'အထက်လူထံ',
  'line.down': 'အောက်လူထံ',
  'line.upline': 'သင့်အထက်လူ- {account}',
  'line.none.up': 'သင့်တွင် အထက်လူ မရှိပါ။',
  'line.none.down': 'သင့်တွင် တိုက်ရိုက်အောက်လူ မရှိသေးပါ။',
  'line.find': 'အကောင့်ဖြင့် ရှာရန်',
  'line.amount': 'ပမာဏ',
  'line.limits': '{min} မှ {max} အထိ၊ {step} ၏ ဆတိုးကိန်း။ ယနေ့ ကျန်- {left}။',
  'line.pin': 'ငွေလွှဲစကားဝှက်',
  'line.pin.hint': 'ဂဏန်း 6 လုံး',
  'line.send': 'ငွေလွှဲရန်',
  'line.sent': '{account} ထံ {amount} လွှဲပြီးပါပြီ။',
  'line.wager': 'လက်ခံသူသည် ငွေမထုတ်မီ ဤငွေကို တစ်ကြိမ် လောင်းရပါမည်။',
  'line.more': 'ထပ်ပြရန်',
  'line.invalid': 'ပမာဏကို ဂဏန်းဖြင့် ထည့်ပါ။',
  'line.invalid.pin': 'ဂဏန်း 6 လုံး ထည့်ပါ။',
  'line.invalid.to': 'လက်ခံသူ ရွေးပါ။',
  'line.remaining': '{amount} လောင်းရန် ကျန်ပါသေးသည်။',
} as const satisfies Record<keyof typeof vi, string>
