import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': 'အေးဂျင့်',
  'agent.close': 'ပိတ်မည်',
  'agent.balance': 'ကျွန်ုပ်၏လက်ကျန် {amount}',
  'agent.page.agentAnnouncement': 'ကြေညာချက်များ',
  'agent.announcements.none': 'ကြေညာချက် မရှိပါ',
  'agent.menu': 'အေးဂျင့်စင်တာ စာမျက်နှာများ',
  'agent.unread': 'မဖတ်ရသေး',
  'agent.only': 'ဤစာမျက်နှာကို အေးဂျင့်အကောင့်များသာ ကြည့်နိုင်ပါသည်။',
  'agent.noPages': 'ဤလက်ထောက် ဖွင့်နိုင်သော စာမျက်နှာ မရှိပါ။',
  'agent.back': 'စာရင်းသို့ ပြန်သွားမည်',
} as const satisfies Record<keyof typeof vi, string>
