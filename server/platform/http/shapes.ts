import * as z from 'zod'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { wireName, type FieldNames } from '@senluna/contract/names.ts'

export type Schema = Record<string, unknown>

/**
 * The JSON Schemas of a document's calls; `named` are those that others lead to, which the document
 * has once.
 */
export class Shapes {
  readonly named: Record<string, Schema> = {}
  readonly #names = new Map<string, string>()

  /** The shape of one part of a call, as it is sent in or comes out. */
  of(part: Endpoint['reply'], io: 'input' | 'output', names?: FieldNames): Schema {
    const override = ({ jsonSchema }: { jsonSchema: Schema }) => nameFields(jsonSchema, names)
    const { $schema: _, $defs, ...shape } = z.toJSONSchema(part, { io, unrepresentable: 'any', override })
    if (!$defs) return shape
    const text = JSON.stringify($defs)
    const leads = new Map(Object.keys($defs).map((name) => [`#/$defs/${name}`, this.#nameFor(`${name} ${text}`)]))
    for (const [name, inner] of Object.entries($defs))
      this.named[leads.get(`#/$defs/${name}`)!] = led(inner, leads) as Schema
    return led(shape, leads) as Schema
  }

  #nameFor(shape: string): string {
    const name = this.#names.get(shape) ?? `Shape${this.#names.size + 1}`
    this.#names.set(shape, name)
    return name
  }
}

/** Gives the fields of an object's shape their names on the wire. */
function nameFields(shape: Schema, names: FieldNames | undefined): void {
  if (!names) return
  if (shape.properties)
    shape.properties = Object.fromEntries(
      Object.entries(shape.properties).map(([name, field]) => [wireName(names, name), field]),
    )
  if (Array.isArray(shape.required)) shape.required = shape.required.map((name) => wireName(names, String(name)))
}

/** The same, with every `$ref` led to where the document has its shape. */
function led(value: unknown, leads: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => led(item, leads))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? `#/components/schemas/${leads.get(String(inner))}` : led(inner, leads),
    ]),
  )
}
