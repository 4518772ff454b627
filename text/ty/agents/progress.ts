import type { agentProgress as vi } from '../../vi/agents/progress.ts'

export const agentProgress = {
  'progress.title': 'Mga kasalukuyang kontrata',
  'progress.how': 'Nagbabago pa ang tantiya hanggang matapos ang panahon.',
  'progress.estimate': 'tantiya',
  'progress.all': 'Lahat ng produkto',
  'progress.tier': 'Antas {place}, {rate}',
  'progress.next': 'Susunod: antas {place}, {rate}',
  'progress.top': 'Pinakamataas na antas',
  'progress.flat': '{rate}, iisang rate na walang antas',
  'progress.more': 'kulang pa ng {amount}',
  'progress.bill': 'Susunod na bill: {at}',
  'progress.day': 'Valid na taya ngayong araw',
  'progress.windows': 'Mga valid na taya sa nakaraang oras, bawat 5 minuto',
  'progress.offer': 'Nag-alok ng bagong tuntunin si {name}. Sumagot bago ang {until}.',
  'progress.end': 'Hinihiling ni {name} na tapusin ito. Matatapos pagkalipas ng {until} maliban kung tanggihan mo.',
  'progress.review': 'Suriin',
  'whatIf.title': 'Paano kung iba ang tuntunin',
  'whatIf.hint': 'Ang huling tatlong natapos na panahon ayon sa tuntuning ita-type mo. Walang iniaalok.',
  'whatIf.open': 'Subukan',
  'whatIf.try': 'Kalkulahin',
  'whatIf.whose': 'Kaninong tuntunin',
  'whatIf.whose.hint': 'Kung blangko: sa iyo. O i-type ang pangalan ng agent na direktang nasa ibaba mo.',
  'whatIf.gets': 'Matatanggap ni {name}',
  'whatIf.own': 'Matatanggap mo',
  'whatIf.paid': 'Babayaran mo sa ibaba',
  'whatIf.net': 'Matitira sa iyo',
  'whatIf.lost':
    'Sa {count, plural, one {# panahon} other {# panahon}}, mas malaki sana ang babayaran mo kaysa matatanggap.',
  'whatIf.how':
    'Mananatili ang ibang kontrata at binibilang sa parehong panahon. Ang mga numero ay sa ngayon, kasama ang mga pagwawasto.',
} as const satisfies Record<keyof typeof vi, string>
