/** Then the runtime forgets it and may ask anew; see `loadWithFallbacks`. */
const timeout = 4000;

/** A remote's entry is the one script that webpack's runtime does not add itself. */
export default function trustedEntry() {
  return {
    name: 'trusted-entry',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      const integrity = globalThis.campusTrust.integrityOf(url);
      // A development server's files change with every keystroke and have no hash.
      if (integrity) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = globalThis.campusTrust.script(url);
      return { script, timeout };
    },
  };
}
