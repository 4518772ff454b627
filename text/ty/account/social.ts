import type { social as vi } from '../../vi/account/social.ts'

export const social = {
  'social.or': 'o',
  'social.with': 'Magpatuloy gamit ang {name}',
  'social.waiting': 'Magpatuloy sa window ng {name}. Hinihintay ka ng pahinang ito.',
  'social.again': 'Buksan muli ang window',
  'social.closed': 'Isinara ang window ng pag-sign in. Hindi natuloy ang pag-log in, pakisubukang muli.',
  'social.blocked': 'Na-block ang popup. Payagan ang mga popup at subukang muli.',
  'social.denied': 'Hindi mo pinayagan ang pag-sign in gamit ang {name}.',
  'social.new.title': 'Isang hakbang na lang',
  'social.new.intro': 'Kinumpirma ng {name} kung sino ka. Pumili ng user name para matapos ang account mo.',
  'social.new.link':
    'May account ka na ba? Mag-log in gamit iyon, saka idagdag ang {name} sa Mga paraan ng pag-log in.',
  'social.new.submit': 'Gumawa ng account',
  'identities.lead':
    'Mga account sa ibang lugar na nagbubukas ng account mo rito. Ang pangalan mo lang doon ang alam namin, hindi ang password mo.',
  'identities.add': 'Idagdag ang {name}',
  'identities.remove': 'Alisin ang {name}',
  'identities.since': 'Idinagdag noong {time}',
  'identities.used': 'Huling ginamit noong {time}',
  'identities.never': 'Hindi pa nagagamit',
  'identities.only':
    'Ito lang ang paraan mo para makapasok. Magtakda muna ng password o magdagdag ng ibang paraan bago ito alisin.',
  'identities.none': 'Walang ibang paraan ng pag-log in na bukas dito.',
  'identities.added': 'Naidagdag ang {name}.',
  'identities.removed': 'Naalis ang {name}.',
  'identities.confirm': 'Kumpirmahing ikaw ito',
  'identities.confirm.why': 'Bago baguhin ang paraan ng pag-log in, ilagay ang password mo.',
  'identities.password': 'Kasalukuyang password',
  'identities.go': 'Kumpirmahin',
  'identities.cancel': 'Kanselahin',
  'referral.lead':
    'Ipadala ang link mo, o ipa-scan ang code sa mga kaibigan. Ang magrehistro gamit ito ay ituturing na imbitado mo.',
  'referral.code': 'Ang code mo',
  'referral.link': 'Ang link mo',
  'referral.copy': 'Kopyahin ang link',
  'referral.qr': 'QR code ng iyong referral link',
  'referral.count':
    '{count, plural, one {# tao ang nagrehistro gamit ang link mo} other {# tao ang nagrehistro gamit ang link mo}}',
  'referral.drop': 'Magrehistro nang wala ang code na ito',
} as const satisfies Record<keyof typeof vi, string>
