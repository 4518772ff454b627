import type { inbox as vi } from '../../vi/messages/inbox.ts'

export const inbox = {
  'inbox.tabs': 'メッセージの種類',
  'inbox.tab.ALL': 'すべて',
  'inbox.tab.SYSTEM': 'アカウント',
  'inbox.tab.PROMOTION': 'オファー',
  'inbox.tab.PERSONAL': 'あなたへ',
  'inbox.unread': '未読',
  'inbox.readAll': 'すべて既読にする',
  'inbox.open': '関連ページへ',
  'inbox.delete': '削除',
  'inbox.delete.ask': 'このメッセージを削除しますか？',
  'inbox.delete.body': '削除したメッセージは元に戻せません。',
  'inbox.deleted': 'メッセージを削除しました。',
  'inbox.back': 'メッセージ一覧',
  'inbox.empty': 'まだメッセージはありません。アカウントの大切なお知らせはここに届きます。',
  'inbox.choose': '読むメッセージを選んでください。',
  'inbox.gone': 'このメッセージはもうありません。',
  'inbox.kept': '90 日以内の新しい 200 件を保存します。',
  'inbox.noticesUnread': 'お知らせ（未読 {count} 件）',
  'pref.title': '受け取るもの・表示するもの',
  'pref.promotionMessages': 'オファーのメッセージを受け取る',
  'pref.promotionMessages.hint': 'オンにした場合だけ届きます。休止中は届きません。',
  'pref.winnerBoard': '大きな勝ちを勝利ボードに表示する',
  'pref.winnerBoard.hint':
    '名前は ab***9 のように伏せられます。オフにすると、以前の勝ちもすぐに消え、ランキングでも名前は表示されません。',
  'pref.saved': '保存しました。',
} as const satisfies Record<keyof typeof vi, string>
