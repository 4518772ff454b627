import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': 'May inaalok sa iyong kontrata',
  'message.contractOffered.content':
    'Inaalok sa iyo ng {other} ang kontrata: {kind}.\nSumagot bago ang {until}. Pagkatapos nito, mawawalan ng bisa ang alok.',
  'message.contractSigned.title': 'Napirmahan ang kontrata',
  'message.contractSigned.content': 'Kontrata kay {other}: {kind}. Nagsisimula ang bilang sa {from}.',
  'message.contractOfferOver.title': 'Sarado na ang isang alok na kontrata',
  'message.contractOfferOver.content': 'Alok kay {other}: {kind}.\n{how}',
  'message.contract.over.REJECTED': 'Tinanggihan ito.',
  'message.contract.over.WITHDRAWN': 'Binawi ito.',
  'message.contract.over.EXPIRED': 'Walang sumagot sa loob ng pitong araw.',
  'message.contract.over.CANCELLED':
    'Hindi na ito mapipirmahan dahil nagbago ang kontrata ng upline o ang isang account.',
  'message.contractEndAsked.title': 'May humihiling na wakasan ang kontrata',
  'message.contractEndAsked.content':
    'Hinihiling ng {other} na wakasan ang kontrata: {kind}.\nTanggapin o tanggihan bago ang {until}. Kapag hindi ka sumagot, magwawakas ang kontrata.',
  'message.contractEndRefused.title': 'Tuloy ang kontrata',
  'message.contractEndRefused.content':
    'Tinanggihan ng {other} ang pagwawakas ng kontrata: {kind}. May bisa pa rin ito.',
  'message.contractEnded.title': 'Nagwakas ang kontrata',
  'message.contractEnded.content': 'Kontrata kay {other}: {kind}. Bibilangin hanggang {until}.\n{reason}',
  'message.billPaid.title': 'Nabayaran ka na: {kind}',
  'message.billPaid.content': '{kind} para sa {days}: binayaran ni {payer} ang {paid}, ang buong halaga.',
  'message.billPartial.title': 'Bahagi lang ang nabayaran: {kind}',
  'message.billPartial.content':
    '{kind} para sa {days}: {paid} sa {due} ang binayaran ni {payer} at may utang pang {left}.\nIto ang unang babayaran kapag may dumating silang pera.',
  'message.billUnpaid.title': 'Hindi pa nababayaran: {kind}',
  'message.billUnpaid.content':
    '{kind} para sa {days}: wala pang pera si {payer} para sa {due}.\nIto ang unang babayaran kapag may dumating silang pera.',
  'message.billDenied.title': 'Hindi naaprubahan: {kind}',
  'message.billDenied.content': '{kind} para sa {days}, {due}: hindi ito naaprubahan.\n{reason}',
  'message.billAdjusted.title': 'Kinalkula muli: {kind}',
  'message.billAdjusted.content':
    'Kinalkula muli ang {kind} para sa {days}: {before} dati, {due} ngayon.\nNasa susunod na bill ang pagkakaiba, o binabayaran agad kung tapos na ang kontrata.',
} as const satisfies Record<keyof typeof vi, string>
