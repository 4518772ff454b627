import type { states as vi } from '../../vi/site/states.ts'

/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'アカウント内の残高はお客様のものです。出金はカスタマーサポートへご連絡ください。',
  'status.denied.unknown': '不明',
  'status.denied.source': 'IPアドレスの国データ：{source}',
  'shell.chunk.missing': 'このページを読み込めませんでした。新しいバージョンがあるかもしれません。',
  'shell.chunk.timeout': '読み込みに時間がかかりすぎました。通信環境を確認して、もう一度お試しください。',
  'seamless.title': 'ひとつのウォレットで全ゲーム',
  'seamless.note': 'これらのスタジオでは、資金を移さずに残高からそのままプレイできます。',
  'seamless.none': '現在、ウォレット共通のスタジオはありません。',
} satisfies Record<keyof typeof vi, string>
