import { randomBytes } from 'node:crypto'
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters } from 'jose'
import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import type { Clock } from '@senluna/kit/time.ts'
import type { Site } from './site.ts'
import { call, type Visitor } from './visitor.ts'

/** What is needed to send a sealed body to a server that a test runs. */
export type Sealing = Pick<Site, 'app' | 'log'> & { clock: Clock }

export async function infoOf(site: Pick<Site, 'app' | 'log'>, visitor: Visitor): Promise<PermissionInfo> {
  const status = await call<{ info: PermissionInfo }>(site, visitor, 'GET', '/wps/system/status')
  return status.value!.info
}

export const FREE_PLAY = '/wps/session/login/freeplay'

/** Seals a body as a page does (free play's secret is a bare text); `change` spoils its header. */
export async function sealed(
  site: Sealing,
  visitor: Visitor,
  method: string,
  path: string,
  body: unknown,
  change: Partial<Record<'kid' | 'iat' | 'jti' | 'htm' | 'htu' | 'alg' | 'enc', unknown>> = {},
): Promise<string> {
  const [jwk] = (await infoOf(site, visitor)).crypto.keys
  const header = {
    alg: 'ECDH-ES+A256KW',
    enc: 'A256GCM',
    kid: jwk!.kid,
    iat: Math.floor(site.clock.now() / 1_000),
    jti: randomBytes(16).toString('base64url'),
    htm: method,
    htu: path,
    ...change,
  }
  const key = await importJWK(jwk!, String(header.alg))
  const plain = path === FREE_PLAY && typeof body === 'string' ? body : JSON.stringify(body)
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader(header as CompactJWEHeaderParameters)
    .encrypt(key)
}

export async function send<Value = unknown>(
  site: Site,
  visitor: Visitor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return call<Value>(site, visitor, method, path, { jwe: await sealed(site, visitor, method, path, body) }, headers)
}
