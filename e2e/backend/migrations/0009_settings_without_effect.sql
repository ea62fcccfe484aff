-- Settings that nothing has ever read.
DELETE FROM "public_settings" WHERE "id" IN ('siteName', 'siteDescription', 'defaultLanguage', 'timeZone', 'cardQrSeconds', 'newsOnHome');
