import type { inbox as vi } from '../../vi/messages/inbox.ts'

export const inbox = {
  'inbox.tabs': 'စာအမျိုးအစားများ',
  'inbox.tab.ALL': 'အားလုံး',
  'inbox.tab.SYSTEM': 'အကောင့်',
  'inbox.tab.PROMOTION': 'ပရိုမိုးရှင်း',
  'inbox.tab.PERSONAL': 'သင့်အတွက်',
  'inbox.unread': 'မဖတ်ရသေး',
  'inbox.readAll': 'အားလုံး ဖတ်ပြီးအဖြစ် မှတ်ရန်',
  'inbox.open': 'အသေးစိတ်ကြည့်ရန်',
  'inbox.delete': 'ဖျက်ရန်',
  'inbox.delete.ask': 'ဤစာကို ဖျက်မလား။',
  'inbox.delete.body': 'ဖျက်ပြီးသောစာကို ပြန်ယူ၍ မရပါ။',
  'inbox.deleted': 'စာ ဖျက်ပြီးပါပြီ။',
  'inbox.back': 'စာအားလုံး',
  'inbox.empty': 'စာမရှိသေးပါ။ သင့်အကောင့်နှင့်ပတ်သက်သော အရေးကြီးသတင်းများကို ဤနေရာတွင် ပြပါမည်။',
  'inbox.choose': 'ဖတ်ရန် စာတစ်စောင် ရွေးပါ။',
  'inbox.gone': 'ဤစာ မရှိတော့ပါ။',
  'inbox.kept': 'နောက်ဆုံးစာ 200 ကို ရက် 90 သိမ်းထားပါသည်။',
  'inbox.noticesUnread': 'အသိပေးချက်များ (မဖတ်ရသေး {count} ခု)',
  'pref.title': 'စာနှင့် ကိုယ်ရေးလုံခြုံမှု',
  'pref.promotionMessages': 'ပရိုမိုးရှင်းစာများ ပို့ပေးပါ',
  'pref.promotionMessages.hint': 'သင်ဖွင့်ထားမှသာ ပို့ပြီး သင်နားနေချိန်တွင် ဘယ်တော့မှ မပို့ပါ။',
  'pref.winnerBoard': 'ကျွန်ုပ်၏ အနိုင်ကြီးများကို အနိုင်ရသူများစာရင်းတွင် ပြပါ',
  'pref.winnerBoard.hint':
    'သင့်အမည်ကို ဖုံးထားပါသည်၊ ဥပမာ ab***9။ ပိတ်လိုက်လျှင် ယခင်အနိုင်များလည်း ချက်ချင်း ပျောက်သွားပြီး အဆင့်ဇယားတွင်လည်း သင့်အမည် မပြတော့ပါ။',
  'pref.saved': 'သိမ်းပြီးပါပြီ။',
} as const satisfies Record<keyof typeof vi, string>
