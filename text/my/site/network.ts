import type { network as vi } from '../../vi/site/network.ts'

/** The screen of who comes through a network that isn't let in. */
export const network = {
  'network.title': 'ဤချိတ်ဆက်မှုကို ခွင့်မပြုပါ',
  'network.VPN': 'သင် VPN သို့မဟုတ် proxy သုံးနေသည်။ ပိတ်ပြီး ထပ်စမ်းပါ။',
  'network.HOSTING':
    'သင်သည် VPN နှင့် proxy အများစုကဲ့သို့ ဒေတာစင်တာမှတစ်ဆင့် ချိတ်ဆက်နေသည်။ ၎င်းကို ပိတ်ပါ သို့မဟုတ် အိမ်အင်တာနက် သို့မဟုတ် မိုဘိုင်းဒေတာ သုံးပြီး ထပ်စမ်းပါ။',
  'network.TOR': 'သင် Tor ကွန်ရက် သုံးနေသည်။ ဤစာမျက်နှာကို သာမန်ဘရောက်ဇာဖြင့် ဖွင့်ပြီး ထပ်စမ်းပါ။',
  'network.mistaken': 'ဤအရာများ မသုံးထားပါသလား။ အထက်ပါ IP လိပ်စာကို ဖောက်သည်ဝန်ဆောင်မှုသို့ ပို့ပါ။',
  'network.label': 'ကွန်ရက်',
  'network.name.VPN': 'VPN',
  'network.name.HOSTING': 'ဒေတာစင်တာ',
  'network.name.TOR': 'Tor',
} satisfies Record<keyof typeof vi, string>
