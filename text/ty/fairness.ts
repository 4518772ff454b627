import type { fairness as vi } from '../vi/fairness.ts'

export const fairness = {
  'fairness.title': 'I-verify ang isang round',
  'fairness.intro':
    'Kinukuwenta ulit ng pahinang ito ang round sa loob ng browser mo. Wala itong code na kapareho ng sa server maliban sa mga panuntunan ng laro.',
  'fairness.round': 'ID ng round o ng seed',
  'fairness.load': 'Kunin ang data ng round',
  'fairness.manual': 'O ikaw ang maglagay',
  'fairness.game': 'Laro',
  'fairness.serverSeed': 'Seed ng server (64 na hex na karakter)',
  'fairness.commitment': 'Inilathalang hash',
  'fairness.clientSeed': 'Seed mo',
  'fairness.nonce': 'Bilang ng spin',
  'fairness.stake': 'Taya',
  'fairness.check': 'Kuwentahin',
  'fairness.seedHidden':
    'Sarado pa ang seed ng server sa round na ito. Palitan ang seed sa loob ng laro; pagkatapos ay mave-verify na ang round.',
  'fairness.matches': 'Tugma',
  'fairness.differs': 'Hindi tugma',
  'fairness.commitmentCheck': 'Ang SHA-256 ng seed ang inilathalang hash',
  'fairness.drawsCheck': 'Ang mga nabunot na numero ang nasa tala',
  'fairness.payoutCheck': 'Ang panalo ang nasa tala',
  'fairness.configurationCheck': 'Gamit ng mga panuntunan ang sertipikadong paytable',
  'fairness.computed': 'Nakuwenta',
  'fairness.recorded': 'Nasa tala',
  'fairness.payout': 'Panalo',
  'fairness.draws': 'Mga nabunot na numero',
  'fairness.spin': 'Pangunahing spin',
  'fairness.freeSpin': 'Libreng spin {number}',
  'fairness.notFound': 'Walang round o seed na may ganitong ID.',
  'fairness.wrongHex': 'Kailangan ng eksaktong 64 na maliit na hex na karakter.',
  'fairness.wrongSeed': 'Mga letra, numero, gitling at underscore lang, hanggang 64.',
  'fairness.wrongNumber': 'Kailangan ng buong numero mula 0 pataas.',
  'fairness.wrongStake': 'Walang ganitong taya sa laro.',
  'fairness.impossible': 'Hindi makuwenta ang round mula sa data na ito.',
  'fairness.how': 'Paano ito gumagana',
  'fairness.how.1': 'Bago ang spin, inilalathala ng server ang SHA-256 ng lihim nitong seed.',
  'fairness.how.2':
    'Kinukuha ng bawat spin ang mga numero mula sa HMAC-SHA-256 ng seed ng server, ng seed mo at ng bilang ng spin.',
  'fairness.how.3':
    'Kapag pinalitan mo ang seed, binubuksan ang lumang seed ng server. Makukuwenta na ulit ang bawat round nito.',
  'fairness.source': 'May command-line tool na gumagawa rin nito; pareho ang mga field na binabasa nito.',
} as const satisfies Record<keyof typeof vi, string>
