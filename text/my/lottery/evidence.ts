import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'သင်မှတ်ထားသော ကတိကုဒ်',
  'lottery.evidence.noted.hint': 'ထီမဖွင့်မီ ပြထားသည့်အတိုင်း သင့်ထီလက်မှတ်မှ ကူးယူပါ။',
  'lottery.evidence.goodAlone': 'အထောက်အထားများ အချင်းချင်း ကိုက်ညီသော်လည်း သင်ကြိုတင်မှတ်ထားသည်နှင့် မတိုက်စစ်ရသေးပါ။',
  'lottery.evidence.firstRound': 'မူလရွေးထားသော အလှည့်',
  'lottery.evidence.second':
    'ဤထီပွဲကို မဖွင့်မီ ရွေးထားသော အလှည့်သည် တစ်မိနစ်အတွင်း မရောက်သဖြင့် စည်းမျဉ်းအရ နောက်အလှည့်ကို ယူသည်။ ထီဖွင့်သူသည် seed ကို သိပြီး အလှည့်တစ်ခုကို ထိန်းထားနိုင်သည်။ ထိုအလှည့် ရနိုင်ခဲ့ ရှိမရှိကို အများသုံးရင်းမြစ်တွင် မည်သူမဆို စစ်ဆေးနိုင်သည်။',
  'lottery.evidence.lates': 'ရက် 30 အတွင်း ဒုတိယအလှည့် လိုခဲ့သော ထီပွဲများ',
  'lottery.evidence.houseOnly': 'မရှိပါ- ကျွန်ုပ်တို့၏ seed သာ',
  'lottery.evidence.none': 'မရှိပါ',
  'lottery.evidence.players': 'seed ပေးထားသော အော်ဒါ',
  'lottery.evidence.playersRoot': 'ကစားသူများ၏ seed မူလ hash',
  'lottery.evidence.yours': 'သင့် seed',
  'lottery.evidence.yours.use': 'ကိုယ်ပိုင် seed သုံးမည်',
  'lottery.evidence.yours.label': 'သင့် seed (မဖြည့်လည်းရ)',
  'lottery.evidence.yours.hint':
    'အင်္ဂလိပ်စာလုံး၊ ဂဏန်း၊ - သို့မဟုတ် _ 64 လုံးအထိ။ ထီဖွင့်ရာတွင် ကျွန်ုပ်တို့၏ seed နှင့် အခြားလက်မှတ်များ၏ seed တို့ကို ရောသည်။ မဖြည့်ပါက သင့်ဖုန်းက ရွေးပေးမည်။',
  'lottery.evidence.yours.wrong': 'A–Z၊ a–z၊ 0–9၊ - နှင့် _ သာ သုံးပါ။ ကွက်လပ် မထည့်ပါနှင့်။',
  'lottery.evidence.save': 'သက်သေ သိမ်းမည်',
  'lottery.evidence.how.PLAYERS':
    'လောင်းကြေးမဖွင့်မီ seed တစ်ခု၏ hash ကို ထုတ်ပြန်ပါသည်။ လောင်းကြေးပိတ်ပြီးနောက် အများသုံး ကျပန်းရင်းမြစ် မပါဘဲ ထို seed နှင့် ကစားသူများ အော်ဒါနှင့်အတူ ပေးသော seed များက ရလဒ်ကို ဆုံးဖြတ်သည်။ ကျွန်ုပ်တို့၏ seed ကို သိသူတစ်ဦးက ရလဒ်ကို ထိန်းရန် အော်ဒါမတင်ခဲ့ကြောင်းကို သင် ယုံကြည်ရပါမည်။ မည်သူမဆို ပြန်တွက်နိုင်သည်။',
  'lottery.evidence.how.BOTH':
    'လောင်းကြေးမဖွင့်မီ seed တစ်ခု၏ hash ကို ထုတ်ပြန်ပါသည်။ လောင်းကြေးပိတ်ပြီးနောက် ထို seed၊ ကစားသူများ အော်ဒါနှင့်အတူ ပေးသော seed များနှင့် အများသုံး ကျပန်းရင်းမြစ်တို့က ရလဒ်ကို ဆုံးဖြတ်သည်။ မည်သူမဆို ပြန်တွက်နိုင်သည်။',
  'lottery.evidence.trustee': 'ထိန်းသိမ်းသူအတွက် ချိပ်ပိတ်ထားသည်၊ သော့',
  'lottery.evidence.made': 'ရလဒ်ထွက်ချိန်',
  'lottery.evidence.why': 'ပျက်ပြယ်ရသည့် အကြောင်းရင်း',
  'lottery.evidence.note': 'ဝဘ်ဆိုက်၏ မှတ်ချက်',
  'lottery.evidence.version': 'ဗားရှင်း {version}',
  'lottery.evidence.reason': 'အကြောင်းရင်း-',
  'lottery.evidence.reports': 'ရင်းမြစ်များ၏ အစီရင်ခံချက်',
  'lottery.evidence.desk': 'ဝဘ်ဆိုက်၏ ဝန်ထမ်းများ',
  'lottery.evidence.report.USED': 'သုံးထားသည်',
  'lottery.evidence.report.DISAGREES': 'အခြားရင်းမြစ်နှင့် ကွဲလွဲသည်',
  'lottery.evidence.report.DROPPED': 'မသုံးပါ',
  'lottery.evidence.why.DESK': 'ဝဘ်ဆိုက်က ပျက်ပြယ်စေသည်',
  'lottery.evidence.why.LATE': 'အချိန်မီ ထီမဖွင့်နိုင်ပါ',
  'lottery.evidence.why.BEACON': 'အများသုံး ကျပန်းရင်းမြစ်တန်ဖိုး မရောက်ပါ',
  'lottery.evidence.why.RULES': 'ထီမဖွင့်နိုင်ပါ',
  'lottery.evidence.why.NO_RESULT': 'တရားဝင်ရလဒ် မရပါ',
  'lottery.evidence.why.NOT_HELD': 'လောင်းသူမရှိသဖြင့် ထီမဖွင့်ပါ',
  'lottery.evidence.void': 'ဤထီပွဲ ပျက်ပြယ်ပါသည်။ ရလဒ် မည်သို့ထွက်ခဲ့မည်ကို မည်သူမဆို ကြည့်နိုင်ရန် ၎င်း၏ seed ကို ထုတ်ပြန်ထားဆဲဖြစ်သည်။',
  'lottery.evidence.goodVoid': 'Seed သည် ကြိုတင်ကတိကုဒ်နှင့် ကိုက်ညီသည်။ ရလဒ်မှာ {result} ဖြစ်ခဲ့မည်။',
  'lottery.evidence.madeVoid':
    'Seed သည် ကြိုတင်ကတိကုဒ်နှင့် ကိုက်ညီပြီး {result} ထွက်သည်။ ထီဖွင့်ပြီးနောက် ဝဘ်ဆိုက်က ဤပွဲကို ပျက်ပြယ်စေသဖြင့် မည်သည့်ရလဒ်မျှ မယူပါ။',
  'lottery.evidence.goodSeed': 'Seed သည် ကြိုတင်ကတိကုဒ်နှင့် ကိုက်ညီသည်။ ဤတွင် ဖော်ပြထားသော အလှည့်ဖြင့် ရလဒ် မည်သို့ထွက်ခဲ့မည်ကို မည်သူမဆို တွက်နိုင်သည်။',
} as const satisfies Record<keyof typeof vi, string>
