import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../lib/start-error'
import { inspectEnv, readEnv } from './env'
import { findProjectRoot } from './project-root'

describe('the environment', () => {
  it('has a default for everything', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      PORT: 4000,
      MEDIA_PORT: 4001,
      siteOrigin: 'http://localhost:4000',
      mediaOrigin: 'http://localhost:4001',
      WARM_UP: 'on',
      ROLE: 'all',
      demoContent: true,
      migratesOnStart: true,
      drainMs: 0,
    })
    expect(env.dataDir).toBe(path.join(env.root, '.data'))
    expect(env.allowedOrigins).toEqual(['http://localhost:4000'])
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000)
  })

  it('reads headers as OpenTelemetry has them', () => {
    const { OTEL_EXPORTER_OTLP_HEADERS } = readEnv({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=, x-team=b',
    })
    expect(OTEL_EXPORTER_OTLP_HEADERS).toEqual({ authorization: 'Bearer a=', 'x-team': 'b' })
  })

  it('reads origins without their paths', () => {
    const { allowedOrigins } = readEnv({
      SITE_ORIGIN: 'https://yawmi.example/',
      CORS_ORIGINS: 'https://a.example/x, https://b.example:8443',
    })
    expect(allowedOrigins).toEqual(['https://yawmi.example', 'https://a.example', 'https://b.example:8443'])
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CORS_ORIGINS', 'https://a.example,nonsense'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_CONTENT', 'maybe'],
    ['WARM_UP', 'later'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'loopback,everybody'],
    ['TRUST_PROXY', 'none,loopback'],
    ['OTP_SECRET', 'short'],
    ['MEDIA_PORT', '4000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no-value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(StartError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Environment variable ${name}: `))
  })

  it('names every variable that is wrong at once, and quotes none', () => {
    const secret = 'mysql://yawmi:hidden@127.0.0.1/yawmi'
    const say = () => readEnv({ PORT: 'abc', DATABASE_URL: secret, METRICS_PORT: '4001' })
    expect(say).toThrow(
      /^Environment variable PORT: .*\nEnvironment variable DATABASE_URL: .*\nEnvironment variable METRICS_PORT: .*$/,
    )
    expect(say).not.toThrow(/hidden/)
  })

  it('refuses the quotes that podman leaves around a value: a secret would be another one than on other hosts', () => {
    const quoted = {
      OTP_SECRET: `"${'a'.repeat(32)}"`,
      YAWMI_DATA_DIR: "'/var/lib/yawmi'",
      SITE_ORIGIN: '"https://a.example"',
      DATABASE_URL_FILE: '"/run/secrets/url"',
    }
    const { faults } = inspectEnv(quoted)
    expect(faults.map(({ name, message }) => `${name} ${message.split(':')[0]}`).sort()).toEqual(
      Object.keys(quoted)
        .map((name) => `${name} must have no quotes around it`)
        .sort(),
    )
    expect(inspectEnv({ OTP_SECRET: `"${'a'.repeat(32)}`, HOST: "o'neil's" }).faults).toEqual([])
  })

  it('says which setting a misspelt one is, and lets other variables be', () => {
    expect(() => readEnv({ NODE_ENV: 'production', DATABSE_URL: 'postgres://a@b/c' })).toThrow(
      'Environment variable DATABSE_URL: is no setting; did you mean DATABASE_URL?',
    )
    // A newcomer's machine may have variables of other programs.
    expect(() => readEnv({ LOGLEVEL: 'debug', DATABASE_URI: 'postgres://x' })).not.toThrow()
    const others = { DATABASE_URI: 'postgres://x', HOSTNAME: 'a', HOME: '/root', MEDIA_PORTS: '1' }
    expect(() =>
      readEnv({ NODE_ENV: 'production', ...others, DATABASE_URL: 'postgres://a@b/c', MEDIA_PORT: '4001' }),
    ).not.toThrow()
  })

  it('leaves out in production what is for newcomers', () => {
    expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({
      demoContent: false,
      migratesOnStart: false,
      drainMs: 5_000,
    })
  })

  describe('secrets in files', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-secrets-'))
    const file = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    }
    afterAll(() => rmSync(folder, { recursive: true }))

    it('are read without the line end', () => {
      const env = readEnv({
        OTP_SECRET_FILE: file('otp', `${'a'.repeat(32)}\n`),
        DATABASE_URL_FILE: file('url', 'postgres://yawmi:s@127.0.0.1/yawmi\n'),
      })
      expect(env).toMatchObject({ OTP_SECRET: 'a'.repeat(32), DATABASE_URL: 'postgres://yawmi:s@127.0.0.1/yawmi' })
    })

    it.each([
      ['is there twice', { OTP_SECRET: 'a'.repeat(32) }, 'OTP_SECRET_FILE: must not be set beside OTP_SECRET'],
      ['is a folder', { OTP_SECRET_FILE: folder }, `OTP_SECRET: the file ${folder} cannot be read \\(EISDIR\\)`],
      [
        'is the secret',
        { OTP_SECRET_FILE: 's3cret'.repeat(6) },
        'OTP_SECRET: OTP_SECRET_FILE must name a file \\(ENOENT\\)',
      ],
      ['is empty', { OTP_SECRET_FILE: file('empty', ' \n') }, 'OTP_SECRET: the file .* is empty'],
      ['is too short', { OTP_SECRET_FILE: file('short', 'abc') }, 'OTP_SECRET: must have 32 characters or more'],
    ])('are refused when one %s', (_, given, message) => {
      const settings = { OTP_SECRET_FILE: path.join(folder, 'otp'), ...given }
      expect(() => readEnv(settings)).toThrow(new RegExp(`^Environment variable ${message}$`))
    })
  })

  it.each([
    [undefined, false],
    ['none', false],
    ['loopback,10.0.0.0/8', 'loopback,10.0.0.0/8'],
  ])('believes the proxies that are named, and nobody else: %s', (TRUST_PROXY, trustProxy) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(trustProxy)
  })

  it('says what a number must be', () => {
    expect(() => readEnv({ PORT: 'abc' })).toThrow('Environment variable PORT: must be a port, from 0 to 65535')
    expect(() => readEnv({ RATE_LIMIT: '0' })).toThrow(/RATE_LIMIT: must be a whole number, 1 or more$/)
  })

  it.each([
    ['CORS_ORIGINS', 'shop.example'],
    // Its scheme is `shop.example`, and its origin `null`: every page in a sandbox would be let in.
    ['CORS_ORIGINS', 'https://shop.example,shop.example:8443'],
    ['CORS_ORIGINS', 'https://*.shop.example'],
    ['SITE_ORIGIN', 'localhost:4000'],
    ['MEDIA_ORIGIN', '//media.yawmi.example'],
  ])('takes for %s no %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      `Environment variable ${name}: must be an address such as https://yawmi.example`,
    )
  })

  it.each([
    ['DATABASE_URL', 'mysql://db/yawmi', 'must be postgres://<user>:<password>@<host>/<database>'],
    ['S3_ENDPOINT', 'objects.example', 'must be an address such as https://objects.example'],
    ['CARRIER_URL', '10.0.0.9:4100', 'must be an address such as http://10.0.0.9:4100'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address such as https://collector.example:4318'],
  ])('says what %s must be', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(`Environment variable ${name}: ${message}`)
  })

  it('takes the address of an operator by https', () => {
    expect(readEnv({ CARRIER_URL: 'https://billing.example/dcb' }).CARRIER_URL).toBe('https://billing.example/dcb')
  })

  it('lets the system choose both ports', () => {
    expect(readEnv({ PORT: '0', MEDIA_PORT: '0' })).toMatchObject({ PORT: 0, MEDIA_PORT: 0 })
  })
})

describe('the project folder', () => {
  it('is found from any folder inside it', () => {
    const root = findProjectRoot(undefined)
    expect(findProjectRoot(undefined, path.join(root, 'backend/src/routes'))).toBe(root)
  })

  it('is missed with a word on what to do', () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'yawmi-elsewhere-'))
    expect(() => findProjectRoot(undefined, elsewhere)).toThrow(/YAWMI_ROOT/)
    rmSync(elsewhere, { recursive: true })
  })
})
