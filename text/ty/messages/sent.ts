import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} ang code mo, magagamit nang {minutes} minuto. Huwag itong ibigay kahit kanino: hindi ito hihingin ng aming staff.',
  'sent.code.subject': '{code} ang {brand} code mo',
  'sent.code.mail':
    'Ang code mo ay {code}. Magagamit ito nang {minutes} minuto.\n\nHuwag itong ibigay kahit kanino: hindi ito hihingin ng aming staff. Kung hindi ka humingi ng code, huwag pansinin ang email na ito.\n\n{brand}',
  'sent.reset.subject': 'Gumawa ng bagong password para sa {brand}',
  'sent.reset.mail':
    'Kumusta {name},\n\nMay humiling ng bagong password para sa account mo. Buksan ang link na ito sa loob ng 30 minuto:\n\n{link}\n\nIsang beses lang ito magagamit. Huwag itong ipasa. Kung hindi ikaw ito, wala kang kailangang gawin: mananatili ang password mo.\n\n{brand}',
  'sent.confirm.subject': 'Sa iyo ba ang email address na ito?',
  'sent.confirm.mail':
    'Kumusta {name},\n\nMay binuksang {brand} account na ganito ang pangalan gamit ang email address mo. Pakisabi kung sa iyo ito:\n\n{link}\n\nKung hindi, maaaring alisin ng pahinang iyon ang address mo.\n\n{brand}',
  'sent.changed.password':
    '{brand}: napalitan ang password ng account na {name} at na-sign out ang lahat ng device. Kung hindi ikaw ito, gumawa agad ng bagong password at makipag-ugnayan sa customer service.',
  'sent.changed.password.subject': 'Napalitan ang {brand} password mo',
  'sent.changed.mobile':
    '{brand}: may ibang mobile number na ang account na {name}. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
  'sent.changed.mobile.subject': 'Napalitan ang mobile number ng {brand} account mo',
  'sent.changed.email':
    '{brand}: may ibang email address na ang account na {name}. Kung hindi ikaw ito, makipag-ugnayan agad sa customer service.',
  'sent.changed.email.subject': 'Napalitan ang email address ng {brand} account mo',
  'sent.staff.subject': 'Ang account mo sa {brand} desk',
  'sent.staff.mail':
    'Hello {name},\n\nHanda na ang account mo sa {brand} desk. Buksan ang link na ito sa loob ng 24 oras para pumili ng password at i-set up ang authenticator:\n\n{link}\n\nIsang beses lang ito gagana at para sa iyo lang: huwag ipasa kahit kanino, kahit sa kasamahan. Kung hindi mo ito inaasahan, balewalain ang mail na ito at ipaalam sa administrator.\n\n{brand}',
  'sent.window.waiting': 'Hinihintay ang {name}…',
  'sent.window.unreachable':
    'Hindi maabot ang {name} mula sa network na ito. Subukan ulit, o isara ang window na ito at mag-log in sa ibang paraan.',
} as const satisfies Record<keyof typeof vi, string>
