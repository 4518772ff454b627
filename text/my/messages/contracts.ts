import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': 'သင့်ကို စာချုပ်တစ်ခု ကမ်းလှမ်းထားသည်',
  'message.contractOffered.content':
    '{other} က သင့်ကို စာချုပ် ကမ်းလှမ်းသည်- {kind}။\n{until} မတိုင်မီ ဖြေပါ။ ထို့နောက် ကမ်းလှမ်းမှု သက်တမ်းကုန်မည်။',
  'message.contractSigned.title': 'စာချုပ် ချုပ်ဆိုပြီးပါပြီ',
  'message.contractSigned.content': '{other} နှင့် စာချုပ်- {kind}။ {from} မှ စတင် ရေတွက်သည်။',
  'message.contractOfferOver.title': 'စာချုပ်ကမ်းလှမ်းမှု ပြီးဆုံးပြီ',
  'message.contractOfferOver.content': '{other} နှင့် ကမ်းလှမ်းမှု- {kind}။\n{how}',
  'message.contract.over.REJECTED': 'ငြင်းပယ်ခံရသည်။',
  'message.contract.over.WITHDRAWN': 'ပြန်ရုပ်သိမ်းလိုက်သည်။',
  'message.contract.over.EXPIRED': 'ခုနစ်ရက်အတွင်း မည်သူမျှ မဖြေခဲ့ပါ။',
  'message.contract.over.CANCELLED': 'အထက်လိုင်းစာချုပ် သို့မဟုတ် အကောင့် ပြောင်းသွားသဖြင့် မချုပ်ဆိုနိုင်တော့ပါ။',
  'message.contractEndAsked.title': 'စာချုပ်အဆုံးသတ်ရန် တောင်းဆိုထားသည်',
  'message.contractEndAsked.content':
    '{other} က စာချုပ် အဆုံးသတ်ရန် တောင်းဆိုသည်- {kind}။\n{until} မတိုင်မီ လက်ခံ သို့မဟုတ် ငြင်းပါ။ မဖြေပါက စာချုပ် ပြီးဆုံးမည်။',
  'message.contractEndRefused.title': 'စာချုပ် ဆက်လက်တည်ရှိသည်',
  'message.contractEndRefused.content': '{other} က စာချုပ်အဆုံးသတ်ခြင်းကို ငြင်းခဲ့သည်- {kind}။ စာချုပ် ဆက်လက်အကျုံးဝင်သည်။',
  'message.contractEnded.title': 'စာချုပ် ပြီးဆုံးပြီ',
  'message.contractEnded.content': '{other} နှင့် စာချုပ်- {kind}။ {until} အထိ ရေတွက်သည်။\n{reason}',
  'message.billPaid.title': 'သင့်အား ပေးချေပြီး: {kind}',
  'message.billPaid.content': '{kind}၊ {days}: {payer} က {paid} အပြည့်ပေးချေပြီးပါပြီ။',
  'message.billPartial.title': 'တစ်စိတ်တစ်ပိုင်းသာ ပေးချေပြီး: {kind}',
  'message.billPartial.content':
    '{kind}၊ {days}: {payer} က {due} အနက် {paid} ပေးပြီး {left} ကျန်နေသေးသည်။\nသူတို့ထံ ငွေရောက်သည်နှင့် ဦးစွာ ပေးချေမည်။',
  'message.billUnpaid.title': 'မပေးချေရသေးပါ: {kind}',
  'message.billUnpaid.content': '{kind}၊ {days}: {payer} တွင် {due} ပေးရန် ငွေမရှိသေးပါ။\nသူတို့ထံ ငွေရောက်သည်နှင့် ဦးစွာ ပေးချေမည်။',
  'message.billDenied.title': 'အတည်မပြုပါ: {kind}',
  'message.billDenied.content': '{kind}၊ {days}၊ {due}: အတည်မပြုပါ။\n{reason}',
  'message.billAdjusted.title': 'ပြန်လည်တွက်ချက်ပြီး: {kind}',
  'message.billAdjusted.content':
    '{kind}၊ {days} ကို ပြန်လည်တွက်ချက်ခဲ့သည်: ယခင် {before}၊ ယခု {due}။\nကွာခြားချက်ကို နောက်စာရင်းတွင် ထည့်မည်၊ စာချုပ်ပြီးဆုံးပါက ချက်ချင်းရှင်းမည်။',
} as const satisfies Record<keyof typeof vi, string>
