-- older servers go on
CREATE TABLE "canary_trials" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"since" text NOT NULL,
	"seen" jsonb,
	"withdrawn_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "canary_trials_remote_version_since_pk" PRIMARY KEY("remote","version","since")
);
--> statement-breakpoint
CREATE TABLE "field_counts" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"browser" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "field_counts_hour_remote_version_kind_detail_browser_pk" PRIMARY KEY("hour","remote","version","kind","detail","browser")
);
