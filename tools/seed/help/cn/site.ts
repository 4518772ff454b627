import type { TranslatedChapter } from '../translation.ts'

export const site: TranslatedChapter = {
  name: '网站与设备',
  articles: {
    'languages-and-themes': {
      title: '语言与主题',
      content: `<p>点击页面顶部带语言代码的按钮即可更换语言；在手机上，请打开<em>分类</em>并滑到底部。尚未翻译的内容以英文显示。</p>
<p>在账户菜单中切换<strong>深色</strong>或<strong>浅色</strong>。此浏览器会记住这两项选择。如果您的设备设置了减弱动态效果，本站也会减少动画。</p>`,
    },
    'install-app': {
      title: '将本站添加到主屏幕',
      content: `<p><a href="/app">下载应用</a>页面有二维码，以及 iPhone、Android 和电脑的详细步骤。它就是本站的全屏版本：无需应用商店，始终是最新版本。</p>
<p>移除方法与其他应用相同。在 iPhone 上，请到<em>设置 → 通用 → VPN 与设备管理</em>中删除描述文件。</p>`,
    },
    keyboard: {
      title: '使用键盘',
      content: `<table><thead><tr><th scope="col">按键</th><th scope="col">作用</th></tr></thead><tbody><tr><td><code>/</code> 或 <code>Ctrl K</code></td><td>打开搜索</td></tr><tr><td><code>Esc</code></td><td>关闭窗口；在游戏中按两次可到达游戏栏</td></tr><tr><td>方向键、<code>Home</code>、<code>End</code></td><td>在游戏列表和标签中移动</td></tr><tr><td><code>Enter</code>、空格键</td><td>打开或点击</td></tr></tbody></table><p>在游戏列表中：<code>D</code> 试玩，<code>F</code> 加入收藏。游戏内的字母快捷键默认关闭，可在游戏的<em>快捷键</em>中启用。</p>`,
    },
    'slow-or-offline': {
      title: '网络缓慢或断线',
      content: `<p>断线时，页面顶部下方会出现一条细条提示。已加载的列表仍可查看；投注和资金暂时锁定，网络恢复后余额会刷新。</p>
<p>页面加载超过 10 秒时，会提示网络较慢。如果某一部分未能加载，请点击<em>重试</em>或<em>重新加载</em>。错误提示带有<strong>参考号</strong>：<a href="/help/feedback">写信给我们</a>时请附上，便于我们找到问题所在。</p>`,
    },
  },
}
