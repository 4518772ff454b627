import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': 'ရက်',
  'lottery.play.unit.hours': 'နာရီ',
  'lottery.play.unit.minutes': 'မိနစ်',
  'lottery.play.unit.seconds': 'စက္ကန့်',
  'lottery.play.days': '{count} ရက်',
  'lottery.play.drawing': 'ထီဖွင့်နေသည်',
  'lottery.play.everySeconds': '{count} စက္ကန့်တိုင်း',
  'lottery.play.everyMinutes': '{count} မိနစ်တိုင်း',
  'lottery.play.byCalendar': 'ထီဖွင့်ပြက္ခဒိန်အတိုင်း',
  'lottery.play.closedGame': 'ယာယီရပ်ထားသည်',
  'lottery.play.untilLock': '{time} တွင် လောင်းကြေးပိတ်မည်',
  'lottery.play.times': '{count} ကြိမ်',
  'lottery.play.independent': 'ကိုးကားရန်သာ ဖြစ်သည်။ ထီပွဲတစ်ပွဲစီသည် သီးခြားဖြစ်သည်- ထွက်များသော နံပါတ်သည် ထပ်ထွက်ရန် အခွင့်အလမ်း ပိုမများပါ။',
  'lottery.play.source.SELF': 'စစ်ဆေးနိုင်သော ကိုယ်ပိုင်ထီပွဲ',
  'lottery.play.source.OFFICIAL': 'တရားဝင်ရလဒ်',
  'lottery.play.source.DEMONSTRATION': 'သရုပ်ပြထီပွဲ',
  'lottery.play.popular': 'ထွက်များသော နံပါတ်များ',
  'lottery.play.popular.lead': 'နောက်ဆုံး ရလဒ် {count} ခုမှ',
  'lottery.play.popular.play': 'နံပါတ်ရွေးရန်',
} as const satisfies Record<keyof typeof vi, string>
