import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': '{name}၊ {brand} မှ ကြိုဆိုပါသည်',
  'message.welcome.content':
    'သင့်အကောင့် အသင့်ဖြစ်ပါပြီ။ ပွဲတိုင်းကို လောင်းကြေးမှတ်တမ်းတွင် သိမ်းထားပြီး ကျွန်ုပ်တို့၏ ကိုယ်ပိုင်ဂိမ်းများမှ ပွဲတိုင်းကို သင်ကိုယ်တိုင် စစ်ဆေးနိုင်သည်။\nမကစားမီ ကန့်သတ်ချက် သတ်မှတ်ထားသင့်သည်- ပိုတင်းကျပ်လျှင် ချက်ချင်း၊ ပိုလျှော့လျှင် 24 နာရီအကြာတွင် အကျိုးသက်ရောက်သည်။\nသင့်အကောင့်နှင့်ပတ်သက်သော အရေးကြီးသတင်းများကို ဤစာများထဲတွင် တွေ့ရပါမည်။',
  'message.passwordChanged.title': 'သင့်စကားဝှက် ပြောင်းသွားပါပြီ',
  'message.passwordChanged.content':
    'သင့်စကားဝှက်ကို {at} တွင် ပြောင်းထားသည်။ အခြားနေရာအားလုံးမှ အကောင့်ထွက်ပြီးပါပြီ။\nသင် မဟုတ်ပါက စကားဝှက်ကို ယခုပင် ထပ်ပြောင်းပြီး ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.newDevice.title': 'စက်အသစ်မှ အကောင့်ဝင်ထားသည်',
  'message.newDevice.content':
    'သင့်အကောင့်ကို {at} တွင် {device} မှ ဝင်ထားသည်၊ IP လိပ်စာ {ip}။\nသင်ကိုယ်တိုင် ဖြစ်ပါက ဘာမှ လုပ်ရန်မလိုပါ။ မဟုတ်ပါက စကားဝှက်ကို ယခုပင် ပြောင်းပါ။',
  'message.device.unnamed': 'အမည်မရှိသော စက်',
  'message.securityChanged.title': 'သင့်အကောင့်လုံခြုံရေး ပြောင်းသွားပါပြီ',
  'message.securityChanged.content':
    '{what} အချိန်- {at}။ IP လိပ်စာ- {ip}။\nသင် မဟုတ်ပါက စကားဝှက်ကို ယခုပင် ပြောင်းပါ၊ အခြားစက်အားလုံးမှ အကောင့်ထွက်ပြီး ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.security.totpOn': 'နှစ်ဆင့်ဝင်ရောက်မှု ဖွင့်ထားသည်။',
  'message.security.totpOff': 'နှစ်ဆင့်ဝင်ရောက်မှု ပိတ်ထားသည်။',
  'message.security.codesRenewed': 'ပြန်ရယူကုဒ်အသစ် ပြုလုပ်ထားသည်။',
  'message.security.codeUsed': 'ပြန်ရယူကုဒ်တစ်ခု အသုံးပြုထားသည်။',
  'message.security.passkeyAdded': 'Passkey ထည့်ထားသည်။',
  'message.security.passkeyRemoved': 'Passkey ဖယ်ထားသည်။',
  'message.security.paymentPassword': 'ငွေလွှဲစကားဝှက်အသစ် သတ်မှတ်ထားသည်။',
  'message.security.payoutAccountAdded': 'ငွေထုတ်အကောင့် ထည့်ထားသည်။',
  'message.security.payoutAccountRemoved': 'ငွေထုတ်အကောင့် ဖယ်ထားသည်။',
  'message.security.passwordSet': 'စကားဝှက် ပထမဆုံးအကြိမ် သတ်မှတ်ထားသည်။',
  'message.security.signInAdded': 'ဝင်ရောက်နည်းတစ်ခု ထည့်ထားသည်။',
  'message.security.signInRemoved': 'ဝင်ရောက်နည်းတစ်ခု ဖယ်ထားသည်။',
  'message.security.exportAsked': 'သင့်ဒေတာကို တောင်းဆိုထားသည်။',
  'message.security.contactChanged': 'သင့်အကောင့်၏ ဖုန်းနံပါတ် သို့မဟုတ် အီးမေးလ်ကို ပြောင်းထားသည်။',
  'message.staffEdited.title': 'ဖောက်သည်ဝန်ဆောင်မှုက သင့်အကောင့်ကို ပြောင်းထားသည်',
  'message.staffEdited.content': '{what} အချိန်- {at}။\nသင် မတောင်းဆိုခဲ့ပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ယခုပင် ဆက်သွယ်ပါ။',
  'message.edited.passwordByStaff':
    'ဖောက်သည်ဝန်ဆောင်မှုက သင့်အတွက် စကားဝှက်အသစ် သတ်မှတ်ရန် စတင်ပေးပြီး စက်အားလုံးမှ အကောင့်ထွက်ထားသည်။ ငွေထုတ်အကောင့်အသစ်များကို 72 နာရီအကြာတွင် သုံးနိုင်သည်။',
  'message.edited.paymentByStaff': 'သင့်ငွေလွှဲစကားဝှက်ကို ဖယ်ရှားထားသည်။ ငွေမထုတ်မီ အသစ်သတ်မှတ်ပါ။ ငွေထုတ်အကောင့်အသစ်များကို 72 နာရီအကြာတွင် သုံးနိုင်သည်။',
  'message.edited.secondStepByStaff': 'နှစ်ဆင့်ဝင်ရောက်မှု ပိတ်ထားသည်။ ပြန်သတ်မှတ်ပါ။ ငွေထုတ်အကောင့်အသစ်များကို 72 နာရီအကြာတွင် သုံးနိုင်သည်။',
  'message.edited.profileByStaff': 'သင့်ကိုယ်ရေးအချက်အလက်ကို ပြောင်းထားသည်။',
  'message.edited.identityByStaff': 'သင့်အမည်အပြည့်အစုံ သို့မဟုတ် မွေးသက္ကရာဇ်ကို ပြောင်းထားသည်။ ငွေထုတ်အကောင့်အသစ်များကို တစ်ရက်အကြာတွင် သုံးနိုင်သည်။',
  'message.edited.contactByStaff':
    'သင့်ဖုန်းနံပါတ် သို့မဟုတ် အီးမေးလ်ကို ပြောင်းထားသည်။ ပြန်အတည်ပြုပေးပါ။ ငွေထုတ်အကောင့်အသစ်များကို တစ်ရက်အကြာတွင် သုံးနိုင်သည်။',
  'message.payoutAccountEnded.title': 'ငွေထုတ်အကောင့်တစ်ခု ဖယ်ထားသည်',
  'message.payoutAccountEnded.content':
    'ဖောက်သည်ဝန်ဆောင်မှုက အကောင့် {account} ကို {at} တွင် သင့်စာရင်းမှ ဖယ်ရှားထားသည်။\nသင် မတောင်းဆိုခဲ့ပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ယခုပင် ဆက်သွယ်ပါ။',
  'message.pictureTaken.title': 'သင့်ပရိုဖိုင်ပုံကို ဖယ်ထားသည်',
  'message.pictureTaken.content':
    'စကားပြောခန်း ကြီးကြပ်သူက သင့်ပုံကို {at} တွင် ဖယ်ရှားထားသည်။ ယခု ပုံသေပုံကို ပြထားသည်။\nအခြားပုံ ရွေးနိုင်သည်။ မေးစရာရှိပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.accountReopened.title': 'သင့်အကောင့် ပြန်ပွင့်ပါပြီ',
  'message.accountReopened.content':
    'ဖောက်သည်ဝန်ဆောင်မှုက သင့်အကောင့်ကို {at} တွင် ပြန်ဖွင့်ပေးထားသည်။ ယခင်အတိုင်း အကောင့်ဝင်နိုင်သည်။\nသင် မတောင်းဆိုခဲ့ပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ယခုပင် ဆက်သွယ်ပါ။',
  'message.shutOutBreak.title': 'သင့်အကောင့် အနားယူနေသည်',
  'message.shutOutBreak.content':
    'သင့်ကို ကာကွယ်ရန် ကျွန်ုပ်တို့ဝန်ထမ်းက {at} တွင် သင့်အကောင့်ကို အနားပေးထားသည်။ {until} အထိ အကောင့်ဝင်၊ လောင်းကြေးထပ်၊ ငွေသွင်း၍ မရပါ။ ထို့နောက် အနားယူချိန် အလိုအလျောက် ပြီးဆုံးပါမည်။\nသင့်ငွေ လုံခြုံပါသည်။ မေးစရာရှိပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.shutOutTerm.title': 'သင့်အကောင့်ကို ကစားခြင်းမှ ပိတ်ထားသည်',
  'message.shutOutTerm.content':
    'သင့်ကို ကာကွယ်ရန် ကျွန်ုပ်တို့ဝန်ထမ်းက {at} တွင် သင့်အကောင့်ကို အနည်းဆုံး {until} အထိ ကစားခြင်းမှ ပိတ်ထားသည်။ အလိုအလျောက် ပြန်မပွင့်ပါ- ထိုရက်နောက်ပိုင်းတွင် ပြန်လာရန် တောင်းဆိုနိုင်သည်။\nသင့်ငွေ လုံခြုံပါသည်။ ငွေထုတ်ရန် ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.shutOutForGood.title': 'သင့်အကောင့်ကို ကစားခြင်းမှ အပြီးတိုင် ပိတ်ထားသည်',
  'message.shutOutForGood.content':
    'သင့်ကို ကာကွယ်ရန် ကျွန်ုပ်တို့ဝန်ထမ်းက {at} တွင် သင့်အကောင့်ကို ကစားခြင်းမှ အပြီးတိုင် ပိတ်ထားသည်။\nသင့်ငွေ လုံခြုံပါသည်။ ငွေထုတ်ရန် ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.drawReminder.title': '{region} ပိတ်ခါနီးပြီ',
  'message.drawReminder.content':
    '{region} လောင်းကြေး {at} တွင် ပိတ်မည်။ ဤအကြိမ်အတွက် သင် မလောင်းရသေးပါ။\nထီရလဒ် စာမျက်နှာတွင် သင်ဖွင့်ထားသောကြောင့် ဤသတိပေးချက်ကို ရခြင်းဖြစ်သည်။ ထိုစာမျက်နှာတွင် အချိန်မရွေး ပိတ်နိုင်သည်။',
  'message.playNoticed.title': 'နေကောင်းပါသလား။',
  'message.playNoticed.content':
    'သင့်ကစားပုံ သို့မဟုတ် ငွေသွင်းပုံ မကြာမီက ပြောင်းလဲလာသည်ကို သတိထားမိသောကြောင့် မေးမြန်းခြင်း ဖြစ်ပါသည်။ အားလုံး အဆင်ပြေပါက ဘာမှ လုပ်ရန်မလိုပါ။\nရည်ရွယ်ထားသည်ထက် ပိုကစားနေမိပါက ကန့်သတ်ချက် သတ်မှတ်ပါ သို့မဟုတ် ရက်အနည်းငယ် အနားယူပါ။ ပိုတင်းကျပ်သော ကန့်သတ်ချက်သည် ချက်ချင်း အကျိုးသက်ရောက်သည်။\nစကားပြောလိုပါက ဖောက်သည်ဝန်ဆောင်မှုက နားထောင်ပေးရန် အသင့်ရှိပါသည်။',
  'message.returnAllowed.title': 'သင့်အကောင့် ပြန်ပွင့်တော့မည်',
  'message.returnAllowed.content':
    'သင့်အကောင့် ပိတ်ထားသည့်ကာလ ပြီးဆုံးတော့မည်- {from} မှစ၍ အကောင့်ဝင်နိုင်သည်။\nသင့်ကန့်သတ်ချက်များ ဆက်လက် အကျုံးဝင်ပြီး အချိန်မရွေး ပိုတင်းကျပ်နိုင်သည်။',
  'message.limitSet.title': 'သင့်ကန့်သတ်ချက် အသက်ဝင်ပါပြီ',
  'message.limitSet.content': '{limit}- {value}။ {at} မှစ၍ အသက်ဝင်သည်။\nကန့်သတ်ချက်များကို အချိန်မရွေး ကြည့်နိုင်၊ ပိုတင်းကျပ်နိုင်သည်။',
  'message.limitEnded.title': 'ကန့်သတ်ချက်တစ်ခု ဖယ်ထားသည်',
  'message.limitEnded.content': '{limit}- {at} မှစ၍ ကန့်သတ်ချက် မရှိတော့ပါ။\nအချိန်မရွေး ပြန်သတ်မှတ်နိုင်ပြီး ချက်ချင်း အကျိုးသက်ရောက်သည်။',
  'message.kycAccepted.title': 'အထောက်အထား အတည်ပြုပြီးပါပြီ',
  'message.kycAccepted.content': 'အထောက်အထား အဆင့် {tier} ကို အတည်ပြုပြီးပါပြီ။ ကျေးဇူးတင်ပါသည်။',
  'message.kycRejected.title': 'အထောက်အထား အတည်မပြုနိုင်ပါ',
  'message.kycRejected.content': 'သင့်အထောက်အထား အဆင့် {tier} ကို အတည်မပြုနိုင်ပါ။\nအကြောင်းရင်း- {reason}\nအကောင့်လုံခြုံရေးတွင် ထပ်ပို့နိုင်သည်။',
  'message.kycAskedAgain.title': 'ဓာတ်ပုံအသစ် လိုအပ်ပါသည်',
  'message.kycAskedAgain.content':
    'သင့်အထောက်အထား အဆင့် {tier} အတွက် ဓာတ်ပုံအသစ် လိုအပ်ပါသည်။\nအကြောင်းရင်း- {reason}\nအကောင့်လုံခြုံရေးတွင် ပို့ပေးပါ။',
  'message.rewardWaits.title': 'ဆုတစ်ခု စောင့်နေသည်',
  'message.rewardWaits.content': '{promotion}- {amount} ရယူနိုင်ပါပြီ။\n{until} မတိုင်မီ ဆုလက်ဆောင်များတွင် ရယူပါ။',
  'message.prizeWaits.title': 'ဆုတစ်ခု စောင့်နေသည်',
  'message.prizeWaits.content': '{promotion}- သင့်ဆု ရယူနိုင်ပါပြီ။\n{until} မတိုင်မီ ဆုလက်ဆောင်များတွင် ရယူပါ။',
  'message.jackpotReleased.title': 'ဂျက်ပေါ့ဆုငွေ ဖွင့်ပေးပြီးပါပြီ',
  'message.jackpotReleased.content': 'ဂျက်ပေါ့ဆုငွေ {amount} ကို ယခု အသုံးပြုနိုင်ပါပြီ။',
  'message.jackpotRefused.title': 'ဂျက်ပေါ့ဆုငွေ အတည်မပြုပါ',
  'message.jackpotRefused.content':
    'ဂျက်ပေါ့ဆုငွေ {amount} ကို စစ်ဆေးပြီး အတည်မပြုသဖြင့် ဂျက်ပေါ့သို့ ပြန်ထည့်ပြီးပါပြီ။ မေးလိုသည်ရှိပါက အကူအညီဌာနကို ဆက်သွယ်ပါ။',
  'message.freeRoundBack.title': 'အခမဲ့အကြိမ် ပြန်ရပါပြီ',
  'message.freeRoundBack.content': '{promotion}- အခမဲ့တစ်ကြိမ် ပယ်ဖျက်ခံရသဖြင့် {until} အထိ ပြန်သုံးနိုင်ပါသည်။',
  'message.missionDone.title': 'မစ်ရှင် ပြီးပါပြီ',
  'message.missionDone.content': '{mission}- ပန်းတိုင် ရောက်ပါပြီ။ မစ်ရှင်စာမျက်နှာတွင် ဆုရယူပါ။',
  'message.applicationAccepted.title': 'လျှောက်လွှာ အတည်ပြုပြီးပါပြီ',
  'message.applicationAccepted.content':
    '{promotion}- လျှောက်လွှာ အတည်ပြုပြီး {amount} ရယူနိုင်ပါပြီ။\n{until} မတိုင်မီ ဆုလက်ဆောင်များတွင် ရယူပါ။',
  'message.applicationRejected.title': 'လျှောက်လွှာ အတည်မပြုနိုင်ပါ',
  'message.applicationRejected.content': '{promotion}- သင့်လျှောက်လွှာကို အတည်မပြုနိုင်ပါ။\nအကြောင်းရင်း- {reason}',
  'message.rewardReleased.title': 'သင့်ဆု အတည်ပြုပြီးပါပြီ',
  'message.rewardReleased.content': '{promotion}- စစ်ဆေးပြီးပါပြီ၊ သင့်ဆု ရယူနိုင်ပါပြီ။\n{until} မတိုင်မီ ဆုလက်ဆောင်များတွင် ရယူပါ။',
  'message.rewardRefused.title': 'သင့်ဆုကို အတည်မပြုနိုင်ပါ',
  'message.rewardRefused.content': '{promotion}- သင့်ဆုကို စစ်ဆေးပြီး အတည်မပြုသဖြင့် ပယ်ဖျက်ပြီးပါပြီ။ မေးလိုသည်ရှိပါက အကူအညီဌာနကို ဆက်သွယ်ပါ။',
  'message.friendRefused.title': 'သင့်မိတ်ဆက်မှုကို အတည်မပြုနိုင်ပါ',
  'message.friendRefused.content':
    '{promotion}- {friend} ကို မိတ်ဆက်မှုအား စစ်ဆေးပြီး အတည်မပြုသဖြင့် ဆုမရှိပါ။ မေးလိုသည်ရှိပါက အကူအညီဌာနကို ဆက်သွယ်ပါ။',
  'message.goodsDelivered.title': 'သင့်အော်ဒါ အတည်ပြုပြီးပါပြီ',
  'message.goodsDelivered.content': '{goods}- အော်ဒါ {no} အတည်ပြုပြီးပါပြီ။ သင့်ကုဒ် သို့မဟုတ် ပို့ဆောင်မှုနံပါတ်- {delivery}',
  'message.goodsPaid.title': 'ဘောနပ်စ် ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ',
  'message.goodsPaid.content': '{goods}- အော်ဒါ {no} အတည်ပြုပြီး {amount} ကို သင့်ပင်မပိုက်ဆံအိတ်ထဲ ထည့်ပြီးပါပြီ။',
  'message.goodsRejected.title': 'သင့်အော်ဒါကို အတည်မပြုနိုင်ပါ',
  'message.goodsRejected.content':
    '{goods}- အော်ဒါ {no} ကို အတည်မပြုနိုင်သဖြင့် {points} အမှတ် ပြန်ပေးပြီးပါပြီ။\nအကြောင်းရင်း- {reason}',
  'message.prizeRejected.title': 'သင့်ဆုကို မပို့နိုင်ပါ',
  'message.prizeRejected.content': '{goods}- အော်ဒါ {no} ကို အတည်မပြုနိုင်ပါ။\nအကြောင်းရင်း- {reason}',
  'message.moneyFromLine.title': 'သင် ငွေလက်ခံရရှိပါသည်',
  'message.moneyFromLine.content': '{name} က {at} တွင် {amount} လွှဲပေးထားသည်။\nငွေမထုတ်မီ ထိုပမာဏကို တစ်ကြိမ် လောင်းရပါမည်။',
  'message.ticketAnswered.title': 'သင့်တောင်းဆိုချက် {no} ကို ဖြေပြီးပါပြီ',
  'message.ticketAnswered.content': 'သင့်တောင်းဆိုချက် {no} ကို ဖြေပြီးပါပြီ။ ဖတ်ရန်နှင့် ပြန်ရေးရန် ဖွင့်ပါ။',
  'message.exportReady.title': 'သင့်ဖိုင် အသင့်ဖြစ်ပါပြီ',
  'message.exportReady.content': '{what}- သင့်ဖိုင် အသင့်ဖြစ်ပါပြီ။ {until} အထိ ဒေါင်းလုဒ်လုပ်နိုင်ပြီး ထို့နောက် ဖျက်ပါမည်။',
  'message.export.OWN_DATA': 'သင့်ဒေတာအားလုံး',
  'message.export.BETS': 'လောင်းကြေးမှတ်တမ်း',
  'message.export.TRANSACTIONS': 'ငွေစာရင်းမှတ်တမ်း',
  'message.depositCredited.title': 'ငွေသွင်း {amount} ဝင်ပါပြီ',
  'message.depositCredited.content': 'ငွေသွင်းမှု {no}- {amount} ကို သင့်လက်ကျန်ငွေထဲ ထည့်ပြီးပါပြီ။',
  'message.depositReview.title': 'သင့်ငွေသွင်းမှု {no} ကို စစ်ဆေးနေသည်',
  'message.depositReview.content':
    'ငွေသွင်းမှု {no} အတွက် သင့်ငွေ ရရှိထားပြီး စစ်ဆေးရန် လိုအပ်ပါသည်။ သင့်ငွေ လုံခြုံပါသည်။ ရလဒ်ကို စာဖြင့် အကြောင်းကြားပါမည်။',
  'message.depositRejected.title': 'သင့်ငွေသွင်းမှု {no} မအောင်မြင်ပါ',
  'message.depositRejected.content': 'ငွေသွင်းမှု {no}- {reason}။\nငွေပေးပြီးသားလား။ ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပြီး ပြေစာ ပို့ပါ။',
  'message.betVoided.title': 'သင့်လောင်းကြေး ပျက်ပြယ်သွားသည်',
  'message.betVoided.content':
    '{game} ၏ လောင်းကြေး {no} ပျက်ပြယ်သွားသည်- လောင်းကြေး {stake} ကို ပြန်အမ်းပြီး လျော်ကြေး {payout} ကို ပြန်ရုပ်သိမ်းထားသည်။\nမေးစရာရှိပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.betVoidedOwing.title': 'သင့်လောင်းကြေး ပျက်ပြယ်သွားသည်',
  'message.betVoidedOwing.content':
    '{game} ၏ လောင်းကြေး {no} ပျက်ပြယ်သွားသည်- လောင်းကြေး {stake} ကို ပြန်အမ်းပြီး လျော်ကြေး {payout} ကို ပြန်ရုပ်သိမ်းထားသည်။\nလက်ကျန်ငွေ မလုံလောက်သောကြောင့် {debt} အကြွေးကျန်ပြီး နောက်လျော်ကြေးများမှ နုတ်ယူပါမည်။ ထိုအချိန်အထိ ငွေထုတ်၍ မရပါ။\nမေးစရာရှိပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  'message.export.TEAM_BETS': 'အဖွဲ့၏ လောင်းကြေးများ',
  'message.export.TEAM_ACCOUNTS': 'အဖွဲ့၏ အကောင့်များ',
  'message.export.TEAM_PROFIT': 'အဖွဲ့၏ အမြတ်/အရှုံး',
  'message.export.TEAM_TRANSACTIONS': 'အဖွဲ့၏ ငွေစာရင်းများ',
} as const satisfies Record<keyof typeof vi, string>
