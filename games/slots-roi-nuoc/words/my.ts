import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} {count} တိုင် · {ways} နည်း',
  'roiNuoc.freeSpins': '{symbol} တစ်ခုကို {times} ခုအဖြစ် ရေတွက်သည်',
  'roiNuoc.rules.how':
    'သင်္ကေတတစ်ခုသည် ဘယ်ဘက်တိုင်မှစ၍ ဆက်တိုက် သုံးတိုင်နှင့်အထက်တွင် မည်သည့်အတန်း၌မဆို ပေါ်လျှင် နိုင်သည်။ နည်းအရေအတွက်မှာ တိုင်တစ်ခုစီရှိ အရေအတွက်များ၏ မြှောက်လဒ်ဖြစ်ပြီး အစားထိုးသင်္ကေတ မတိုးမီ အများဆုံး {ways} နည်း။ ဇယားတွင် တစ်နည်းအတွက် ငွေကို ပြထားပြီး သင်္ကေတအားလုံး၏ အနိုင်ငွေကို ပေါင်းသည်။',
  'roiNuoc.rules.freeSpins':
    'အခမဲ့လှည့်ခြင်းတွင် {symbol} တစ်ခုကို {times} ခုအဖြစ် ရေတွက်သည်။ ပုလဲ သုံးလုံးနှင့်အထက်က အခမဲ့လှည့်ခြင်း ထပ်ပေးပြီး အကန့်အသတ်မရှိပါ။',
  'roiNuoc.H1': 'နဂါး',
  'roiNuoc.H2': 'နတ်သမီး',
  'roiNuoc.H3': 'တဲ့အူး',
  'roiNuoc.H4': 'ခြင်္သေ့',
  'roiNuoc.L1': 'သစ်သားဘဲ',
  'roiNuoc.L2': 'ငါး',
  'roiNuoc.L3': 'လစောင်း',
  'roiNuoc.L4': 'ဖား',
  'roiNuoc.L5': 'စက္ကူယပ်တောင်',
  'roiNuoc.W': 'ရေပေါ်ဆောင်',
  'roiNuoc.S': 'မီးပုလဲ',
} as const satisfies Record<keyof typeof vi, string>
