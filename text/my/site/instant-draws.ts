import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'လမင်းစက်ဝိုင်း',
  'wheel.play': 'လှည့်ရန်',
  'wheel.segments': 'အကွက်အရေအတွက်',
  'wheel.rules.how':
    'စက်ဝိုင်းတွင် တူညီသော အကွက် ၂၀ ရှိပြီး အကွက်တိုင်း၌ ရပ်နိုင်ခြေ တူညီသည်။ လောင်းကြေးကို အကွက်ပေါ်ရှိ ဂဏန်းနှင့် မြှောက်၍ ပြန်ရပြီး လောင်းကြေး ပါဝင်ပြီးဖြစ်သည်။ အန္တရာယ်အဆင့်က စက်ဝိုင်းကို ရွေးသည်။ သုံးခုစလုံး 97.5 % ပြန်ပေးသည်။',
} as const satisfies Record<keyof typeof vi, string>
