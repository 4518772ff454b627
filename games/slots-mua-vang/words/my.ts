import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'တောင်းများ ရပ်နေပြီး ကွက်လပ်များ ထပ်လှည့်သည်',
  'muaVang.won': 'ရိတ်သိမ်းချိန်! ထပ်လှည့် {count} ကြိမ်',
  'muaVang.left': 'ထပ်လှည့် {count} ကြိမ် ကျန်',
  'muaVang.over': 'ရိတ်သိမ်းပြီး',
  'muaVang.paid': 'တောင်းအားလုံး ပေါင်း',
  'muaVang.harvest': 'တောင်း {count} လုံး · {amount}',
  'muaVang.full': 'လယ်ကွင်းလုံး ရွှေပြည့်!',
  'muaVang.rules.every': 'ရိတ်သိမ်းချိန် - ပျမ်းမျှ {spins} လှည့်လျှင် တစ်ကြိမ်',
  'muaVang.rules.how':
    'ထွန်ကြောင်းတစ်ခုတွင် တူညီသော သင်္ကေတ သုံးခုနှင့်အထက် ဘေးချင်းကပ်ပါက မည်သည့်နေရာ၌မဆို နိုင်သည်။ ထွန်ကြောင်းတစ်ခုစီသည် အကောင်းဆုံးတန်းကို ပေးပြီး သုံးကြောင်းကို ပေါင်းသည်။',
  'muaVang.rules.wild': '{symbol} သည် {basket} မှလွဲ၍ အားလုံးကို အစားထိုးသည်။',
  'muaVang.rules.harvest':
    '{basket} တစ်လုံးစီတွင် လောင်းကြေး၏ အဆ ပါသည် - {values}။ {least} လုံးနှင့်အထက်က ထပ်လှည့် {respins} ကြိမ်ဖြင့် ရိတ်သိမ်းချိန်ကို စသည်။',
  'muaVang.rules.respins':
    'ရိတ်သိမ်းစဉ် တောင်းများ ရပ်နေသည်။ ထပ်လှည့်တိုင်း ကွက်လပ်တစ်ခုစီတွင် တောင်းအသစ်ရရန် {chance} ပုံ 1 ပုံ အခွင့်ရှိပြီး ရပါက {respins} ကြိမ် ပြန်ဖြစ်သည်။ အဆုံးတွင် တောင်းအားလုံးကို ပေါင်းသည်။ {cells} ကွက်လုံး ပြည့်ပါက လောင်းကြေး၏ {full} ဆ ထပ်ရသည်။',
  'muaVang.H1': 'ကျွဲ',
  'muaVang.H2': 'ပလွေစွန်',
  'muaVang.H3': 'ကြက်ဖ',
  'muaVang.L1': 'တံစဉ်',
  'muaVang.L2': 'ရေအိုး',
  'muaVang.L3': 'နှံကောင်',
  'muaVang.W': 'နေမင်း',
  'muaVang.C': 'ရွှေစပါးတောင်း',
  'muaVang.X': 'မြေလွတ်',
} as const satisfies Record<keyof typeof vi, string>
