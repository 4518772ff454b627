import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'မီနီ',
  'jackpots.MINOR': 'မိုင်နာ',
  'jackpots.MAJOR': 'မေဂျာ',
  'jackpots.GRAND': 'ဂရန်း',
  'jackpots.lead': 'ပါဝင်သော ဂိမ်းများရှိ လောင်းကြေးအစစ်တိုင်းက ဂျက်ပေါ့လေးခုကို တိုးစေသည်။ ပွဲတိုင်းတွင် ပေါက်နိုင်သည်။',
  'jackpots.mustHit': '{cap} မတိုင်မီ သေချာပေါက်မည်',
  'jackpots.random': 'လောင်းကြေး {oneIn} တွင် တစ်ကြိမ်ပေါက်',
  'jackpots.suspended': 'ရပ်ထားသည် – မတိုးပါ၊ မပေါက်ပါ',
  'jackpots.games': 'ပါဝင်သော ဂိမ်းများ',
  'jackpots.won': 'ပေါက်ပြီးသော ဂျက်ပေါ့များ',
  'jackpots.empty': 'မည်သည့်ဂျက်ပေါ့မျှ မပေါက်သေးပါ။',
  'jackpots.hidden': 'အမည်ဝှက်',
  'jackpots.more': 'ထပ်ပြပါ',
  'jackpots.rules': 'ပေါက်နည်းနှင့် အခွင့်အလမ်း',
  'jackpots.rule.growth':
    'လောင်းကြေးအစစ်တိုင်း၏ အစိတ်အပိုင်းသည် ဂျက်ပေါ့နှင့် နောက်တစ်ခု၏ အစငွေထဲသို့ အသေးဆုံးယူနစ်၏ တစ်သန်းပုံတစ်ပုံအထိ တိကျစွာ ဝင်သည်။ အခမဲ့ကစားခြင်းက မထည့်၊ မပေါက်ပါ။',
  'jackpots.rule.random':
    'မေဂျာနှင့် ဂရန်း – ပွဲတိုင်းက ကိုယ်ပိုင် seed မှ ဂဏန်းတစ်ခု ဆွဲသည်။ အခွင့်အလမ်းသည် လောင်းကြေးနှင့် အချိုးကျပြီး seed ထုတ်ပြန်ပြီးနောက် ပြန်တွက်နိုင်သည်။',
  'jackpots.rule.mustHit':
    'မီနီနှင့် မိုင်နာ – ပေါက်မည့်အမှတ်ကို ကြိုတင်သတ်မှတ်ပြီး ဝှက်ထားကာ hash သာ ထုတ်ပြန်သည်။ ထိုအမှတ်ရောက်နေသည်ကို ပထမဆုံးတွေ့သော လောင်းကြေးက ပေါက်သဖြင့် ဂျက်ပေါ့ကြီးလေ အခွင့်အလမ်းများလေဖြစ်သည်။',
  'jackpots.rule.paid': 'ပေါက်ငွေကို ပင်မပိုက်ဆံအိတ်သို့ ချက်ချင်းထည့်ပြီး နောက်ဂျက်ပေါ့သည် အစငွေမှ စသည်။ ဂျက်ပေါ့ထဲက ငွေသည် လုပ်ငန်းရှင်ထံ ပြန်မသွားပါ။',
  'jackpots.level': 'ဂျက်ပေါ့',
  'jackpots.seed': 'အစငွေ',
  'jackpots.share': 'လောင်းကြေးတိုင်းမှ',
  'jackpots.back': 'ကစားသူထံ ပြန်ရ',
  'jackpots.proof': 'သက်သေ',
  'jackpots.promised': 'ကြိုထုတ်ပြန်သော hash',
  'jackpots.serverSeed': 'ဆာဗာ seed',
  'jackpots.point': 'ပေါက်အမှတ်',
  'jackpots.id': 'ဂျက်ပေါ့ အမှတ်',
  'jackpots.cycle': 'အကြိမ်',
} as const satisfies Record<keyof typeof vi, string>
