import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'Commitment na itinala mo',
  'lottery.evidence.noted.hint': 'Kopyahin mula sa resibo mo bago ang bunutan.',
  'lottery.evidence.goodAlone': 'Tugma ang ebidensya sa sarili nito, pero walang naihambing na itinala mo noon.',
  'lottery.evidence.firstRound': 'Round na pinili nang una',
  'lottery.evidence.second':
    'Hindi nakuha sa loob ng isang minuto ang round na pinili bago magbukas, kaya ayon sa tuntunin ay kinuha ang kasunod. Alam ng nagbubunot ang seed at maaari nitong itago ang isang round: kahit sino ay makatitingin sa pampublikong pinagmulan kung naroon iyon.',
  'lottery.evidence.lates': 'Bunot sa 30 araw na gumamit ng ikalawang round',
  'lottery.evidence.houseOnly': 'Wala: seed lang ng bahay',
  'lottery.evidence.none': 'Wala',
  'lottery.evidence.players': 'Mga tiket na nagbigay ng seed',
  'lottery.evidence.playersRoot': 'Root ng mga seed ng manlalaro',
  'lottery.evidence.yours': 'Ang seed mo',
  'lottery.evidence.yours.use': 'Gamitin ang sariling seed',
  'lottery.evidence.yours.label': 'Ang seed mo (opsyonal)',
  'lottery.evidence.yours.hint':
    'Hanggang 64 na letra, numero, - o _. Inihahalo ito ng bunutan sa seed namin at sa seed ng ibang tiket. Iwang blangko para ang device mo ang pumili.',
  'lottery.evidence.yours.wrong': 'A–Z, a–z, 0–9, - at _ lang, walang espasyo.',
  'lottery.evidence.save': 'I-save ang ebidensya',
  'lottery.evidence.how.PLAYERS':
    'Bago magbukas, inilalabas namin ang fingerprint ng seed. Pagkasara, ang seed na iyon at ang mga seed na kasama ng mga tiket ng manlalaro ang nagpapasya, walang pampublikong random. Kailangan mo pa ring magtiwala na walang nakakaalam ng seed namin ang bumili ng tiket para maniobrahin ang resulta. Kahit sino ay makakakalkula ulit.',
  'lottery.evidence.how.BOTH':
    'Bago magbukas, inilalabas namin ang fingerprint ng seed. Pagkasara, ang seed na iyon, ang mga seed na kasama ng mga tiket ng manlalaro at ang pampublikong random ang nagpapasya. Kahit sino ay makakakalkula ulit.',
  'lottery.evidence.trustee': 'Selyado para sa katiwala, susi',
  'lottery.evidence.made': 'Lumabas ang resulta noong',
  'lottery.evidence.why': 'Bakit walang bisa',
  'lottery.evidence.note': 'Sa salita ng operator',
  'lottery.evidence.version': 'Bersyon {version}',
  'lottery.evidence.reason': 'Dahilan:',
  'lottery.evidence.reports': 'Sinabi ng mga pinagmulan',
  'lottery.evidence.desk': 'Mga tauhan ng operator',
  'lottery.evidence.report.USED': 'ginamit',
  'lottery.evidence.report.DISAGREES': 'salungat sa ibang pinagmulan',
  'lottery.evidence.report.DROPPED': 'hindi ginamit',
  'lottery.evidence.why.DESK': 'Pinawalang-bisa ng operator',
  'lottery.evidence.why.LATE': 'Hindi nabunot sa oras',
  'lottery.evidence.why.BEACON': 'Hindi dumating ang pampublikong random',
  'lottery.evidence.why.RULES': 'Hindi mabunot',
  'lottery.evidence.why.NO_RESULT': 'Walang dumating na opisyal na resulta',
  'lottery.evidence.why.NOT_HELD': 'Walang tumaya kaya hindi binunot',
  'lottery.evidence.void':
    'Walang bisa ang bunot na ito. Inilalabas pa rin ang seed: makikita ng lahat kung ano sana ang resulta.',
  'lottery.evidence.goodVoid': 'Ang seed ay ang ipinangako noon. {result} sana ang resulta.',
  'lottery.evidence.madeVoid':
    'Ang seed ay ang ipinangako noon, at {result} ang ibinigay nito. Pinawalang-bisa ng bahay ang bunot matapos itong bunutin: walang resultang bibilangin.',
  'lottery.evidence.goodSeed':
    'Ang seed ay ang ipinangako noon. Sa round na nakasulat dito, makakalkula ng kahit sino kung ano sana ang resulta.',
} as const satisfies Record<keyof typeof vi, string>
