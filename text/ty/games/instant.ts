import type { instant as vi } from '../../vi/games/instant.ts'

export const instant = {
  'instant.autoplay': 'Awtomatikong laro',
  'instant.recent': 'Mga huling round',
  'instant.chance': 'Tsansa',
  'instant.times': 'Multiplier',
  'instant.brings': 'Babalik',
  'instant.rules.rtp': 'Balik sa manlalaro (RTP): hindi bababa sa {rtp}, anuman ang piliin mo',
  'instant.rules.chosen': 'Ang dalas ng panalo at volatility ay para sa kasalukuyan mong pinili.',
  'instant.rules.pace': 'Hindi bababa sa {seconds, plural, one {# segundo} other {# segundo}} ang bawat round.',
  'dice.name': 'Daang Dice',
  'dice.play': 'I-roll',
  'dice.under': 'Mababa sa',
  'dice.over': 'Mataas sa',
  'dice.side': 'Mababa o mataas',
  'dice.target': 'Punto',
  'dice.keys.swap': 'Pagpalitin ang mababa at mataas',
  'dice.keys.less': 'Babaan ang punto',
  'dice.keys.more': 'Taasan ang punto',
  'dice.rules.how':
    'Bawat round ay may lalabas na numero mula 0.00 hanggang 99.99; pantay ang tsansa ng bawat isa. Magtakda ng punto at piliin kung mas mababa o mas mataas dito ang lalabas. Hindi panalo kung eksakto sa punto.',
  'dice.rules.pays':
    'Ang multiplier ay 99 na hinati sa tsansa sa porsiyento, pinutol pagkatapos ng apat na decimal. Kasama ang taya sa babalik.',
  'limbo.name': 'Abot-Buwan',
  'limbo.play': 'Paliparin',
  'limbo.target': 'Target na multiplier',
  'limbo.keys.less': 'Babaan ang target',
  'limbo.keys.more': 'Taasan ang target',
  'limbo.rules.how':
    'Pumili ng target na multiplier. Isang multiplier ang nabubunot bawat round; kung hindi ito mas mababa sa target, babalik ang taya na pinarami ng target.',
  'limbo.rules.pays':
    'Ang tsansang maabot ang isang multiplier ay 99% na hinati rito. Pinakamataas ang 1,000,000. Kasama ang taya sa babalik.',
  'plinko.name': 'Ulan ng Perlas',
  'plinko.play': 'Ihulog ang perlas',
  'plinko.rows': 'Mga hilera',
  'instant.risk': 'Panganib',
  'instant.low': 'Mababa',
  'instant.medium': 'Katamtaman',
  'instant.high': 'Mataas',
  'instant.most': 'Pinakamalaki',
  'plinko.keys.rows': 'Palitan ang hilera',
  'instant.keys.risk': 'Palitan ang panganib',
  'plinko.rules.how':
    'Nahuhulog ang perlas sa mga hilera ng peg, pakaliwa o pakanan sa bawat isa nang pantay ang tsansa, papunta sa isang puwang. Babalik ang taya na pinarami ng numero sa puwang, kasama na ang taya. Pinakamalaki ang nasa gilid.',
} as const satisfies Record<keyof typeof vi, string>
