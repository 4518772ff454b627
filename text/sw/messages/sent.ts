import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: msimbo wako ni {code}, unatumika kwa dakika {minutes}. Usimwambie mtu yeyote: wafanyakazi wetu hawatauuliza.',
  'sent.code.subject': '{code} ni msimbo wako wa {brand}',
  'sent.code.mail':
    'Msimbo wako ni {code}. Unatumika kwa dakika {minutes}.\n\nUsimwambie mtu yeyote: wafanyakazi wetu hawatauuliza. Ikiwa hukuomba msimbo, puuza barua hii.\n\n{brand}',
  'sent.reset.subject': 'Weka nenosiri jipya la {brand}',
  'sent.reset.mail':
    'Habari {name},\n\nMtu ameomba nenosiri jipya la akaunti yako. Fungua kiungo hiki ndani ya dakika 30:\n\n{link}\n\nKinafanya kazi mara moja. Usimpe mtu mwingine. Ikiwa hukuwa wewe, huhitaji kufanya lolote: nenosiri lako linabaki lilivyo.\n\n{brand}',
  'sent.confirm.subject': 'Je, hii ni barua pepe yako?',
  'sent.confirm.mail':
    'Habari {name},\n\nAkaunti ya {brand} yenye jina hili ilifunguliwa kwa barua pepe yako. Tafadhali tuambie kama ni yako:\n\n{link}\n\nIkiwa si yako, ukurasa huohuo utaiondoa barua pepe yako.\n\n{brand}',
  'sent.changed.password':
    '{brand}: nenosiri la akaunti ya {name} limebadilishwa na vifaa vyote vimetolewa kwenye akaunti. Ikiwa hukuwa wewe, weka nenosiri jipya sasa na uwasiliane na huduma kwa wateja.',
  'sent.changed.password.subject': 'Nenosiri lako la {brand} limebadilishwa',
  'sent.changed.mobile':
    '{brand}: akaunti ya {name} sasa ina namba nyingine ya simu. Ikiwa hukuwa wewe, wasiliana na huduma kwa wateja sasa.',
  'sent.changed.mobile.subject': 'Namba ya simu ya akaunti yako ya {brand} imebadilishwa',
  'sent.changed.email':
    '{brand}: akaunti ya {name} sasa ina barua pepe nyingine. Ikiwa hukuwa wewe, wasiliana na huduma kwa wateja sasa.',
  'sent.changed.email.subject': 'Barua pepe ya akaunti yako ya {brand} imebadilishwa',
  'sent.window.waiting': 'Tunasubiri {name}…',
  'sent.window.unreachable':
    '{name} haipatikani kupitia mtandao huu. Jaribu tena, au funga dirisha hili uingie kwa njia nyingine.',
} satisfies Partial<Record<keyof typeof vi, string>>
