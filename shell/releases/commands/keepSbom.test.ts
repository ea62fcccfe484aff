/** @jest-environment node */
import { newRegistry } from '../registry/newRegistry.fixture';
import { keepSbom } from './keepSbom';

let made: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  made = await newRegistry();
});
afterEach(() => made.forget());

interface Sbom {
  bomFormat: string;
  components: { name: string; version: string; purl: string; hashes: { content: string }[] }[];
}

test.each(['shell', 'media'])(
  'a release of %s is kept with the list of its packages',
  async (name) => {
    const { store } = made.registry;
    await keepSbom(made.registry, { name, release: '1.0.0-a' });
    const text = String(await store.read(`sboms/${name}/1.0.0-a.json`));
    const { bomFormat, components } = JSON.parse(text) as Sbom;
    expect(bomFormat).toBe('CycloneDX');
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod']));
    expect(names).not.toContain('jest');
    const client = components.find(({ name }) => name === '@aws-sdk/client-s3');
    expect(client?.purl).toBe(`pkg:npm/%40aws-sdk/client-s3@${client?.version}`);
    expect(client?.hashes[0]?.content).toMatch(/^[\da-f]{128}$/);
  },
);
