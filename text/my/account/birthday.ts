import type { birthday as vi } from '../../vi/account/birthday.ts'

export const birthday = {
  'birthday.hint': 'အသက် {age} နှစ်နှင့်အထက် ဖြစ်ရမည်။',
  'birthday.once': 'တစ်ကြိမ်သာ ဖြည့်နိုင်သည်။ ထို့နောက် ဖောက်သည်ဝန်ဆောင်မှုကသာ ပြောင်းပေးနိုင်သည်။',
  'birthday.part': 'ရက်၊ လနှင့် နှစ် (ဂဏန်း 4 လုံး) အပြည့်အစုံ ထည့်ပါ။',
  'birthday.none': 'ဤရက်စွဲ မရှိပါ။ ပြန်စစ်ကြည့်ပါ။',
  'birthday.young': 'ဤနေရာတွင် ကစားရန် အသက် {age} နှစ် ပြည့်ရမည်။',
} as const satisfies Record<keyof typeof vi, string>
