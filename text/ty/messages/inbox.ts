import type { inbox as vi } from '../../vi/messages/inbox.ts'

export const inbox = {
  'inbox.tabs': 'Mga uri ng mensahe',
  'inbox.tab.ALL': 'Lahat',
  'inbox.tab.SYSTEM': 'Account',
  'inbox.tab.PROMOTION': 'Mga alok',
  'inbox.tab.PERSONAL': 'Para sa iyo',
  'inbox.unread': 'Hindi pa nababasa',
  'inbox.readAll': 'Markahan lahat na nabasa na',
  'inbox.open': 'Pumunta sa page',
  'inbox.delete': 'Burahin',
  'inbox.delete.ask': 'Burahin ang mensaheng ito?',
  'inbox.delete.body': 'Hindi na maibabalik ang binurang mensahe.',
  'inbox.deleted': 'Nabura na ang mensahe.',
  'inbox.back': 'Lahat ng mensahe',
  'inbox.empty': 'Wala pang mensahe. Dito ipapaalam ang mahahalagang bagay tungkol sa iyong account.',
  'inbox.choose': 'Pumili ng mensahe para basahin.',
  'inbox.gone': 'Wala na ang mensaheng ito.',
  'inbox.kept': 'Iniingatan ang pinakabagong 200 mensahe sa loob ng 90 araw.',
  'inbox.noticesUnread': 'Mga abiso ({count} hindi pa nababasa)',
  'pref.title': 'Ang gusto mong matanggap at ipakita',
  'pref.promotionMessages': 'Padalhan ako ng mga alok',
  'pref.promotionMessages.hint': 'Ipapadala lamang kung bubuksan mo, at hindi kailanman habang nagpapahinga ka.',
  'pref.winnerBoard': 'Ipakita ang malalaking panalo ko sa talaan ng mga panalo',
  'pref.winnerBoard.hint':
    'Nakatago ang iyong pangalan, gaya ng ab***9. Kapag pinatay, agad ding mawawala ang mga naunang panalo, at hindi lalabas ang pangalan mo sa mga ranking.',
  'pref.saved': 'Na-save na.',
} as const satisfies Record<keyof typeof vi, string>
