import { updateLanguage } from '@senluna/contract/site/system.ts'
import { isLanguage, LANGUAGES } from '@senluna/text/index.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { endonym, text } from '@senluna/web/client/text.ts'
import { Menu } from '@senluna/web/ui/Menu.tsx'
import { Globe, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, themeOf } from '../../boot.ts'
import { useBrand } from '../../brand.ts'
import { useChosenLanguage } from './language.ts'

/** Language and theme. Names stand in their own language and the device's own letters. */
export function LanguageMenu() {
  const { info, language, choose } = useLanguages()
  return (
    <Menu
      label={text('shell.language')}
      style={{ insetInlineEnd: 0, top: 48 }}
      button={(props) => (
        <button
          type="button"
          className="ib lang desk"
          aria-label={text('shell.languageNow', { code: language, name: endonym(language) })}
          {...props}
        >
          <Globe className="i" aria-hidden />
          {language}
        </button>
      )}
    >
      {(close) => (
        <>
          {info.offeredLanguages.map((code) => (
            <button
              key={code}
              type="button"
              role="menuitemradio"
              aria-checked={code === language}
              lang={isLanguage(code) ? LANGUAGES[code].tag : undefined}
              onClick={() => void choose(code).then(close)}
            >
              {endonym(code)}
            </button>
          ))}
          <ThemeItem />
        </>
      )}
    </Menu>
  )
}

/** The languages to choose from, and how to choose one. */
export function useLanguages() {
  const info = useBrand()
  const { language, change } = useChosenLanguage()
  const choose = async (code: string) => {
    kept.set('language', code)
    await change(code)
    await call(updateLanguage, { body: { language: code } }).catch(() => undefined)
  }
  return { info, language, choose }
}

/** Changes between dark and light. */
export function ThemeItem() {
  const info = useBrand()
  const [theme, setTheme] = useState(themeOf(info))
  if (info.theme.choices.length < 2) return null
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <>
      <hr />
      <button
        type="button"
        role="menuitem"
        onClick={() => {
          chooseTheme(other)
          setTheme(other)
        }}
      >
        <Icon className="i" aria-hidden />
        {text('shell.theme')}: {text(other === 'dark' ? 'shell.theme.dark' : 'shell.theme.light')}
      </button>
    </>
  )
}
