import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_PAGES_FILE, type FirstPageFiles, type FirstView } from '@senluna/contract/site/first-page.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { plainText } from '@senluna/text/all.ts'
import type { TextKey } from '@senluna/text/index.ts'
import type { FastifyRequest } from 'fastify'
import { escaped } from '../platform/http/escaped.ts'
import type { Languages } from './page-head.ts'

type PagesByAddress = Readonly<Record<string, FirstPageFiles>>

/** What a page is answered with for its address, part by part. */
interface FirstPage {
  /** For its inline script: what it fetches before its code has come. */
  head: string
  /** By the name of their place in the page. */
  slots: Readonly<Record<'page styles' | 'page view', string>>
}

const NOTHING: FirstPage = { head: '', slots: { 'page styles': '', 'page view': '' } }

/** What the build knows of the site's addresses. */
export class FirstPages {
  readonly #file: string
  readonly #production: boolean
  #known: PagesByAddress | undefined

  constructor(folder: string, production: boolean) {
    this.#file = join(folder, FIRST_PAGES_FILE)
    this.#production = production
  }

  /**
   * What the page of this address is answered with: files of its code, texts in the brand's
   * languages, first calls, and what stands there until its code has come. An address that asks for
   * a part of a page by its query has no such view.
   */
  of(languages: Pick<Languages, 'offeredLanguages'>, { url, brand }: Pick<FastifyRequest, 'url' | 'brand'>): FirstPage {
    const { pathname, searchParams } = new URL(url, 'http://page')
    const page = this.#at(pathname)
    if (!page) return NOTHING
    const isComplete = [...searchParams.keys()].every((name) => name === 'lang')
    // A site closed to guests shows them nothing; who asks is not known here.
    const view = isComplete && !switchOn(brand.whitelabel, 'LOGIN_TO_HOME') ? page.view : undefined
    const offered = languages.offeredLanguages(brand)
    const files = view ? page.files.filter((file) => !view.styles.includes(file)) : page.files
    const own = {
      path: pathname,
      files,
      calls: page.calls,
      texts: Object.fromEntries(
        offered.flatMap((code) => (page.texts[code] ? [[code, page.texts[code]] as const] : [])),
      ),
      ...(view && { says: said(view, offered, brand), pictures: view.pictures }),
    }
    return {
      head: `<script type="application/json" id="first-page">${JSON.stringify(own).replaceAll('<', '\\u003c')}</script>`,
      slots: {
        'page styles': (view?.styles ?? [])
          .map((style) => `<link rel="stylesheet" crossorigin href="${escaped(style)}">`)
          .join(''),
        'page view': view ? `<div class="first-view">${view.html}</div>` : '',
      },
    }
  }

  /** The entry of an address: its own, or that of the page it lies below. */
  #at(pathname: string): FirstPageFiles | undefined {
    if (!this.#known || !this.#production) this.#known = read(this.#file)
    const names = [pathname, `/${pathname.split('/')[1]}/*`]
    const name = names.find((name) => Object.hasOwn(this.#known ?? {}, name))
    return name === undefined ? undefined : this.#known?.[name]
  }
}

/** The words of a view in each language offered. */
const said = ({ says }: FirstView, offered: readonly string[], brand: Brand): Record<string, string[]> =>
  Object.fromEntries(
    offered.map((code) => [
      code,
      says.map((word) => {
        if (typeof word !== 'string') return word[code] ?? word.EN ?? ''
        // The build takes nothing else for one.
        return plainText(code, word as TextKey, { brand: brand.brandName }, brand.words)
      }),
    ]),
  )

const read = (file: string): PagesByAddress =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PagesByAddress) : {}
