import type { messages as vi } from '../vi/messages.ts'

export const messages = {
  'message.welcome.title': 'Maligayang pagdating sa {brand}, {name}',
  'message.welcome.content':
    'Handa na ang iyong account. Nakatala sa iyong mga taya ang bawat round na lalaruin mo, at maaaring beripikahin ang bawat round ng sarili naming laro.\nBago maglaro, pag-isipan ang sarili mong mga limitasyon: agad na may bisa ang paghihigpit, at 24 oras ang hintay sa pagluluwag.\nDito sa inbox ipapaalam ang mahahalagang bagay tungkol sa iyong account.',
  'message.passwordChanged.title': 'Napalitan ang iyong password',
  'message.passwordChanged.content':
    'Napalitan ang password ng iyong account noong {at}. Na-sign out ang lahat ng iba pang session.\nKung hindi ikaw iyon, palitan agad itong muli at makipag-ugnayan sa customer service.',
  'message.newDevice.title': 'Pag-log in mula sa bagong device',
  'message.newDevice.content':
    'Binuksan ang iyong account noong {at} sa device na ito: {device}, IP address {ip}.\nKung ikaw iyon, wala nang kailangang gawin. Kung hindi, palitan agad ang iyong password.',
  'message.device.unnamed': 'isang device na walang pangalan',
  'message.securityChanged.title': 'May nabago sa seguridad ng account mo',
  'message.securityChanged.content':
    '{what} Ginawa ito noong {at} mula sa IP address {ip}.\nKung hindi ikaw iyon, palitan agad ang password, i-sign out ang lahat ng iba at makipag-ugnayan sa customer service.',
  'message.security.totpOn': 'In-on ang dalawang-hakbang na pag-log in.',
  'message.security.totpOff': 'In-off ang dalawang-hakbang na pag-log in.',
  'message.security.codesRenewed': 'Gumawa ng mga bagong recovery code.',
  'message.security.codeUsed': 'May nagamit na recovery code.',
  'message.security.passkeyAdded': 'May idinagdag na passkey.',
  'message.security.passkeyRemoved': 'May inalis na passkey.',
  'message.security.paymentPassword': 'May itinakdang bagong password sa transaksyon.',
  'message.security.signInAdded': 'May naiugnay na ibang paraan ng pag-sign in.',
  'message.security.signInRemoved': 'May inalis na ibang paraan ng pag-sign in.',
  'message.security.exportAsked': 'May humingi ng iyong data.',
  'message.limitSet.title': 'May bisa na ang iyong limitasyon',
  'message.limitSet.content':
    '{limit}: {value}. May bisa mula {at}.\nMaaari mong tingnan at higpitan ang iyong mga limitasyon anumang oras.',
  'message.limitEnded.title': 'Inalis ang isang limitasyon',
  'message.limitEnded.content':
    '{limit}: wala nang limitasyon mula {at}.\nMaaari kang magtakda muli anumang oras; agad itong may bisa.',
  'message.ticketAnswered.title': 'May sagot na ang tiket mong {no}',
  'message.ticketAnswered.content':
    'Sinagot na namin ang tiket mong {no}. Buksan ito para basahin ang sagot at tumugon.',
} as const satisfies Record<keyof typeof vi, string>
