import type { TranslatedChapter } from '../translation.ts'

export const site: TranslatedChapter = {
  name: 'サイトと端末',
  articles: {
    'languages-and-themes': {
      title: '言語とテーマ',
      content: `<p>言語は、ページ上部の言語コードのボタンで変更できます。スマートフォンでは<em>カテゴリー</em>を開き、いちばん下まで進みます。まだ翻訳されていない部分は英語で表示されます。</p>
<p><strong>ダーク</strong>と<strong>ライト</strong>はアカウントメニューで切り替えます。どちらの選択もこのブラウザーに保存されます。端末で動きを減らす設定にしている場合、サイトの動きも減ります。</p>`,
    },
    'install-app': {
      title: 'ホーム画面に追加する',
      content: `<p><a href="/app">アプリを入手</a>のページに、QRコードと、iPhone、Android、パソコンの手順があります。アプリはこのサイトそのものを全画面で開くもので、ストアは不要、いつも最新版です。</p>
<p>削除の方法は、ほかのアプリと同じです。iPhoneでは<em>設定 → 一般 → VPN とデバイス管理</em>でプロファイルを削除します。</p>`,
    },
    keyboard: {
      title: 'キーボードで使う',
      content: `<table><thead><tr><th scope="col">キー</th><th scope="col">動作</th></tr></thead><tbody><tr><td><code>/</code>または<code>Ctrl K</code></td><td>検索を開く</td></tr><tr><td><code>Esc</code></td><td>ウィンドウを閉じる。ゲーム中は2回押すとゲームバーへ移動</td></tr><tr><td>矢印、<code>Home</code>、<code>End</code></td><td>ゲーム一覧とタブの中を移動</td></tr><tr><td><code>Enter</code>、スペース</td><td>開く、または押す</td></tr></tbody></table><p>ゲーム一覧では、<code>D</code>で無料プレイ、<code>F</code>でお気に入りに追加します。ゲーム内の文字キーは初めはオフで、<em>キーボード</em>で有効にできます。</p>`,
    },
    'slow-or-offline': {
      title: '通信が遅い、オフラインのとき',
      content: `<p>オフラインになると、ヘッダーの下の細い帯でお知らせします。読み込み済みの一覧は見られますが、ベットとお金の操作は接続が戻るまで一時停止します。戻ると残高が更新されます。</p>
<p>読み込みに10秒以上かかると、通信が遅いことをお知らせします。読み込めない部分があれば、<em>再試行</em>か<em>再読み込み</em>を押してください。エラーには<strong>参照番号</strong>が付きます。<a href="/help/feedback">お問い合わせ</a>の際に添えていただくと、該当箇所をすぐに確認できます。</p>`,
    },
  },
}
