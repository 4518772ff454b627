import type { agentStatement as vi } from '../../vi/agents/statement.ts'

export const agentStatement = {
  'billFile.title': '明細書の検証',
  'billFile.lead':
    'このページは、エージェントセンターで保存したファイルから、配当や給与をお使いの端末で計算し直します。アカウントは不要です。',
  'billFile.drop': '署名付きJSONまたはCSVファイルをここにドロップするか、選択してください。',
  'billFile.choose': 'ファイルを選択',
  'billFile.local': 'ファイルはどこにも送信されません。',
  'billFile.unreadable': 'このファイルは明細書ではありません。明細の「署名付き明細」またはCSVを使ってください。',
  'billFile.right': 'すべての行が一致します',
  'billFile.wrong': '{count}行が一致しません',
  'billFile.signature.RIGHT': '署名は正しく、署名後に変更されていません。',
  'billFile.signature.WRONG': '署名が正しくありません。署名後に変更されています。',
  'billFile.signature.NONE': '署名がないため、数値だけを計算し直しました。',
  'billFile.signature.UNKNOWN': 'このブラウザーでは署名を確認できません。数値は計算し直しました。',
  'billFile.key': '署名鍵：{key}',
  'billFile.figures': 'データ{count}行',
  'billFile.line': '項目',
  'billFile.says': 'ファイルの値',
  'billFile.comesTo': '計算結果',
  'billFile.same': '一致',
  'billFile.vendorFee': 'ベンダー手数料',
  'billFile.counts': 'アクティブ会員の対象',
  'billFile.link': '明細ファイルを検証する',
} as const satisfies Record<keyof typeof vi, string>
