-- older servers go on
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder" text NOT NULL,
	"database_at" timestamp with time zone NOT NULL,
	"objects_at" timestamp with time zone
);
